// Every legal command one step longer than a legal one: what random players, bots and lessons choose from.
import type { Command, Keep, PlaceMining } from "./commands.ts";
import { afterSteps, budgetOf, costOfAll } from "./legality/mine.ts";
import { isMining } from "./legality/place.ts";
import { type Card, without } from "./rules/cards.ts";
import { nextSteps, spellings } from "./rules/next-steps.ts";
import type { Position } from "./state.ts";

/** Every legal command one step longer than a legal one: a work step more, or two neighbours of the rest of a draw swapped. */
export function extensions(position: Position, seat: number, command: Command): Command[] {
  switch (command.type) {
    case "draft":
      return [];
    case "place":
      return isMining(command) ? mineExtensions(position, seat, command) : [];
    case "keep":
      return keepExtensions(position, command);
  }
}

/** The turn with one more work step. A swap is listed with its cubes either way round, as both are accepted. */
function mineExtensions(position: Position, seat: number, command: PlaceMining): PlaceMining[] {
  const { type, space, steps } = command;
  const longer: PlaceMining[] = [];
  for (const next of nextSteps(afterSteps(position, seat, steps), budgetOf(space) - costOfAll(steps))) {
    for (const step of spellings(next)) longer.push({ type, space, steps: [...steps, step] });
  }
  return longer;
}

/**
 * The same with two neighbours of `rest` swapped that still lie as they were drawn. Each swap takes the rest further from the
 * drawn order, so every order is reached and none leads back. Cards of one kind are alike and never pass each other.
 */
function keepExtensions(position: Position, command: Keep): Keep[] {
  const { rest } = command;
  const drawnAt = placesOf(without(position.draw?.cards ?? [], command.card), rest);
  return rest.slice(1).flatMap((lower, index) => {
    const upper = rest[index];
    if (upper === undefined || upper === lower || (drawnAt[index] ?? 0) > (drawnAt[index + 1] ?? 0)) return [];
    return [{ ...command, rest: rest.with(index, lower).with(index + 1, upper) }];
  });
}

/** For each card of `rest` its place in `drawn`; the copies of one kind take their places in order. */
function placesOf(drawn: readonly Card[], rest: readonly Card[]): number[] {
  const taken = new Set<number>();
  return rest.map((card) => {
    const place = drawn.findIndex((other, index) => other === card && !taken.has(index));
    taken.add(place);
    return place;
  });
}
