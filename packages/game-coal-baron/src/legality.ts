// What is legal: one definition over what a seat knows, used by the judge, by programs and by the page.
import type { Command } from "./commands.ts";
import { refuseDraft } from "./legality/draft.ts";
import { refuseKeep } from "./legality/keep.ts";
import { refusePlace } from "./legality/place.ts";
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
