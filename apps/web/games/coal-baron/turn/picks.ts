// The choices a move is made of, in the order they are made.
import type { Color, Command, OrderId, Space, TileKind, WorkStep } from "@pithead/game-coal-baron/client";

export type Card = OrderId | TileKind;

export type Pick =
  | { pick: "draft"; order: OrderId }
  | { pick: "space"; space: Space }
  /** Another colour for a cart that the supply can't serve in its own. */
  | { pick: "substitute"; cube: Color }
  | { pick: "step"; step: WorkStep }
  /** Of the cards drawn: the one to keep, or none. */
  | { pick: "keep"; card: Card | null }
  /** Where the others go, and in which order; a later one replaces an earlier one. */
  | { pick: "return"; to: "top" | "bottom" | null; rest: Card[] };

/** Of the picks so far, those that another leaves standing: a first choice made anew replaces the one before, with all that followed from it. */
export function keptBy(picks: readonly Pick[], pick: Pick): readonly Pick[] {
  return isFirst(pick) ? [] : picks;
}

/** The picks that make a command; none of what is no command of this game. */
export function picksOf(command: { readonly type: string }): Pick[] {
  if (!isCommand(command)) return [];
  switch (command.type) {
    case "draft":
      return [{ pick: "draft", order: command.order }];
    case "place":
      return [
        { pick: "space", space: command.space },
        ...("substitutes" in command ? substitutes(command.substitutes) : []),
        ...("steps" in command ? command.steps.map((step): Pick => ({ pick: "step", step })) : []),
      ];
    case "keep":
      return [
        { pick: "keep", card: command.card },
        ...substitutes(command.substitutes),
        { pick: "return", to: command.to, rest: command.rest },
      ];
  }
}

function substitutes(cubes: readonly Color[] = []): Pick[] {
  return cubes.map((cube) => ({ pick: "substitute", cube }));
}

/** The API made it by the same rules, so its kind is enough. */
function isCommand(command: { readonly type: string }): command is Command {
  return command.type === "draft" || command.type === "place" || command.type === "keep";
}

function isFirst({ pick }: Pick): boolean {
  return pick === "draft" || pick === "space" || pick === "keep";
}
