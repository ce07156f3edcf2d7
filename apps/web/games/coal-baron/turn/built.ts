// What a list of picks has made of the move so far: what is still missing, what can come next, and the command once it is whole.
import {
  afterSteps,
  asked,
  COLORS,
  type Color,
  type Command,
  isTileKind,
  type MiningSpace,
  nextSteps,
  type OrderId,
  type PlayerPosition,
  type Position,
  refuse,
  type Space,
  type SpaceCard,
  spaceCard,
  stepsLeft,
  substitutesNeeded,
  type TileKind,
  tileCard,
  type WorkStep,
} from "@pithead/game-coal-baron/client";
import type { Card, Pick } from "./picks.ts";

/** Carts that need coal of another colour. */
export interface Shortage {
  tile: TileKind;
  /** How many of the tile's carts the supply still serves in their own colour. */
  own: number;
  needed: number;
  chosen: Color[];
  /** Colours the supply still has for the next of these carts; empty when all are served. */
  choices: Color[];
}

export type Built = { command: Command | null } & (
  | { kind: "draft"; order: OrderId | null }
  | { kind: "space" }
  | { kind: "action"; space: Exclude<SpaceCard, { kind: "mining" }>; shortage: Shortage | null }
  | { kind: "mining"; space: MiningSpace; steps: WorkStep[]; left: number; next: WorkStep[]; board: PlayerPosition }
  | {
      kind: "keep";
      of: "tiles" | "orders";
      drawn: readonly Card[];
      /** Undefined until chosen. */
      card: Card | null | undefined;
      shortage: Shortage | null;
      to: "top" | "bottom" | null;
      rest: Card[];
    }
);

/** `picks` are legal in this position, as `standing` leaves them. Undefined when the seat is not asked. */
export function builtMove(position: Position, seat: number, picks: readonly Pick[]): Built | undefined {
  if (position.turn !== seat) return undefined;
  switch (asked(position)) {
    case "draft":
      return builtDraft(picks);
    case "place":
      return builtPlacing(position, seat, picks);
    case "keep":
      return builtKeep(position, seat, picks);
    case null:
      return undefined;
  }
}

/** Whether workers would go mining without a step done, although the cage can always move. */
export function isIdle(built: Built): boolean {
  return built.kind === "mining" && built.steps.length === 0;
}

function builtDraft(picks: readonly Pick[]): Built {
  for (const pick of picks) {
    if (pick.pick === "draft") return { kind: "draft", order: pick.order, command: { type: "draft", order: pick.order } };
  }
  return { kind: "draft", order: null, command: null };
}

function builtPlacing(position: Position, seat: number, picks: readonly Pick[]): Built {
  const id = spacePicked(picks);
  if (id === undefined) return { kind: "space", command: null };
  const space = spaceCard(id);
  switch (space.kind) {
    case "mining":
      return builtMining(position, seat, space.id, stepsPicked(picks));
    case "factory": {
      const tile = position.factory[space.id];
      const shortage = tile ? shortageOf(position, tile, picks) : null;
      if (shortage === null) return { kind: "action", space, shortage, command: { type: "place", space: space.id } };
      const command: Command | null = isServed(shortage) ? { type: "place", space: space.id, substitutes: shortage.chosen } : null;
      return { kind: "action", space, shortage, command };
    }
    case "draw":
    case "order":
    case "delivery":
    case "money":
    case "bank":
      return { kind: "action", space, shortage: null, command: { type: "place", space: space.id } };
  }
}

function builtMining(position: Position, seat: number, space: MiningSpace, steps: WorkStep[]): Built {
  return {
    kind: "mining",
    space,
    steps,
    left: stepsLeft(space, steps),
    next: nextSteps(position, seat, space, steps),
    board: afterSteps(position, seat, steps),
    command: { type: "place", space, steps },
  };
}

function builtKeep(position: Position, seat: number, picks: readonly Pick[]): Built {
  const drawn = position.draw?.cards ?? [];
  const of = position.draw?.of ?? "tiles";
  const kept = picks.find((pick) => pick.pick === "keep");
  const returned = picks.findLast((pick) => pick.pick === "return");
  const card = kept?.card;
  const shortage = card && isTileKind(card) ? shortageOf(position, card, picks) : null;
  const rest = returned?.rest ?? (card === undefined ? [] : withoutOne(drawn, card));
  // With nothing to put back either place is legal: nobody is asked.
  const to = rest.length === 0 ? "top" : (returned?.to ?? null);
  const isWhole = card !== undefined && to !== null && (shortage === null || isServed(shortage));
  const command: Command | null = isWhole ? { type: "keep", card, to, rest, ...(shortage && { substitutes: shortage.chosen }) } : null;
  return {
    kind: "keep",
    of,
    drawn,
    card,
    shortage,
    to,
    rest,
    command: command !== null && refuse(position, seat, command) === undefined ? command : null,
  };
}

function spacePicked(picks: readonly Pick[]): Space | undefined {
  return picks.find((pick) => pick.pick === "space")?.space;
}

export function stepsPicked(picks: readonly Pick[]): WorkStep[] {
  return picks.flatMap((pick) => (pick.pick === "step" ? [pick.step] : []));
}

function isServed(shortage: Shortage): boolean {
  return shortage.chosen.length === shortage.needed;
}

/** Null when the supply serves every cart in its own colour, or has nothing at all to serve it with. */
function shortageOf(position: Position, tile: TileKind, picks: readonly Pick[]): Shortage | null {
  const needed = substitutesNeeded(position.supply, tile);
  if (needed === 0) return null;
  const chosen = picks.flatMap((pick) => (pick.pick === "substitute" ? [pick.cube] : []));
  const { color: ownColor } = tileCard(tile);
  const isLeft = (color: Color) => color !== ownColor && position.supply[color] > chosen.filter((cube) => cube === color).length;
  return { tile, own: position.supply[ownColor], needed, chosen, choices: chosen.length < needed ? COLORS.filter(isLeft) : [] };
}

/** The others of a draw, in the order they were drawn. */
export function withoutOne(drawn: readonly Card[], card: Card | null): Card[] {
  const at = card === null ? -1 : drawn.indexOf(card);
  return drawn.filter((_, index) => index !== at);
}
