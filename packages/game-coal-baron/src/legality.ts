// What is legal: one definition over what a seat knows, used by the judge, by random players and by the page.
import type { Command } from "./commands.ts";
import { draftOpenings, refuseDraft } from "./phases/draft.ts";
import { keepExtensions, keepOpenings, refuseKeep } from "./phases/keep.ts";
import { placeExtensions, placeOpenings, refusePlace } from "./phases/place.ts";
import type { Asked, Reason } from "./reasons.ts";
import type { Position } from "./state.ts";

/** The kind of move the position asks for; null when the game is over. */
export function asked({ phase, draw }: Position): Asked | null {
  switch (phase) {
    case "draft":
      return "draft";
    case "shift":
      return draw === null ? "place" : "keep";
    case "over":
      return null;
  }
}

/** Why the seat can't do that now; undefined when it can. Reads nothing that the seat may not know. */
export function refuse(position: Position, seat: number, command: Command): Reason | undefined {
  const kind = asked(position);
  if (kind === null || position.turn === null) return { code: "game-over" };
  if (position.turn !== seat) return { code: "not-your-turn", turn: position.turn };
  if (command.type !== kind) return { code: "another-move-asked", asked: kind };
  switch (command.type) {
    case "draft":
      return refuseDraft(position, command);
    case "place":
      return refusePlace(position, seat, command);
    case "keep":
      return refuseKeep(position, seat, command);
  }
}

/** Every legal command of the seat in its shortest form: mining without a work step, the rest of a draw as it was drawn. */
export function openings(position: Position, seat: number): Command[] {
  if (position.turn !== seat) return [];
  switch (asked(position)) {
    case "draft":
      return draftOpenings(position);
    case "place":
      return placeOpenings(position, seat);
    case "keep":
      return keepOpenings(position, seat);
    case null:
      return [];
  }
}

/** Every legal command one step longer than a legal one: a work step more, or two neighbours of the rest of a draw swapped. */
export function extensions(position: Position, seat: number, command: Command): Command[] {
  switch (command.type) {
    case "draft":
      return [];
    case "place":
      return placeExtensions(position, seat, command);
    case "keep":
      return keepExtensions(position, command);
  }
}
