// Moves of Coal Baron, chosen among what the rules list for the position that the player sees.
import {
  type Color,
  type Command,
  extensions,
  isComplete,
  type Level,
  type OrderId,
  openings,
  orderCard,
  type PlayerPosition,
  type Position,
  playerAt,
  spacesFor,
  type WorkStep,
} from "@pithead/game-coal-baron/client";
import { oneOf, type Shown } from "../player.ts";

/** One of all legal commands: an opening, lengthened as long as a coin says so. */
export function anyCommand({ view, seat }: Shown<Position>): Command {
  let command = oneOf(openings(view, seat));
  for (let longer = extensions(view, seat, command); longer.length > 0 && Math.random() < 0.8; ) {
    command = oneOf(longer);
    longer = extensions(view, seat, command);
  }
  return command;
}

/** A mining turn that completes an outstanding order, if there is one: cage down, load, cage up, fill. */
export function completingTurn({ view, seat }: Shown<Position>): Extract<Command, { type: "place"; steps: WorkStep[] }> | undefined {
  const player = playerAt(view, seat);
  const open = spacesFor(view, seat).filter(({ reason }) => reason === undefined);
  for (const outstanding of player.outstanding.filter((order) => !isComplete(order))) {
    const missing = orderCard(outstanding.order).spots.filter((_, place) => outstanding.spots[place]?.length === 0);
    const steps = stepsFor(outstanding.order, missing, player);
    for (const space of ["mining-4", "mining-6", "mining-8", "mining-10"] as const) {
      if (!open.some((offered) => offered.space === space) || steps.length > Number(space.slice(7))) continue;
      const command = { type: "place" as const, space, steps };
      if (isListed({ view, seat }, command)) return command;
    }
  }
  return undefined;
}

function stepsFor(order: OrderId, missing: readonly Color[], { cage, cageAt }: PlayerPosition): WorkStep[] {
  const inCage = [...cage];
  const toLoad = missing.filter((color) => {
    const at = inCage.indexOf(color);
    if (at >= 0) inCage.splice(at, 1);
    return at < 0;
  });
  const levels = [...new Set(toLoad)];
  const steps: WorkStep[] = [];
  let at = cageAt;
  const go = (to: Level) => {
    if (to !== at) steps.push({ step: "cage", to });
    at = to;
  };
  for (const level of levels) {
    go(level);
    steps.push(...toLoad.filter((color) => color === level).map((cube): WorkStep => ({ step: "load", cube })));
  }
  go("surface");
  return [...steps, ...missing.map((spot): WorkStep => ({ step: "fill", order, spot, from: "cage" }))];
}

/** Whether the rules list the turn: each of its beginnings must be a lengthening of the one before. */
function isListed(
  { view, seat }: Pick<Shown<Position>, "view" | "seat">,
  turn: { type: "place"; space: string; steps: WorkStep[] },
): boolean {
  let command = openings(view, seat).find((opening) => opening.type === "place" && opening.space === turn.space);
  for (let count = 1; command !== undefined && count <= turn.steps.length; count += 1) {
    const wanted = JSON.stringify(turn.steps.slice(0, count));
    command = extensions(view, seat, command).find((longer) => "steps" in longer && JSON.stringify(longer.steps) === wanted);
  }
  return command !== undefined;
}
