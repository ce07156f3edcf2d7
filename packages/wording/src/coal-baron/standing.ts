// How a game of Coal Baron stands: for mails and lists.
import type { View } from "@pithead/game-coal-baron/client";
import type { Phrase } from "../phrase.ts";
import type { Standing } from "../words.ts";
import { phrase } from "./messages.ts";
import { marksPiece, workersPiece } from "./pieces.ts";
import { isViewOfThis } from "./view-of-this.ts";

/** @throws TypeError when the view is not one of Coal Baron's. */
export function standingOf(view: object): Standing {
  if (!isViewOfThis(view)) throw new TypeError("Not a view of Coal Baron.");
  return {
    when: view.phase === "shift" ? phrase("standing.shift", { shift: String(view.shift) }) : phrase(`standing.${view.phase}`),
    ask: askOf(view),
    columns: [
      phrase("standing.vp"),
      phrase("standing.workers"),
      phrase("standing.marks"),
      phrase("standing.outstanding"),
      phrase("standing.delivered"),
    ],
    rows: view.players.map(({ vp, workers, marks, outstanding, deliveredCount }) => [
      vp,
      workers,
      marks,
      outstanding.length,
      deliveredCount,
    ]),
  };
}

function askOf({ phase, turn, draw, draft, players }: View): Phrase | null {
  if (turn === null || phase === "over") return null;
  if (draw !== null) return phrase("standing.keepAsked", { of: draw.of, count: draw.count });
  if (phase === "draft") return phrase("standing.draftAsked", { count: draft.length });
  const { workers = 0, marks = 0 } = players[turn] ?? {};
  return phrase("standing.placeAsked", { workers: workersPiece(workers), marks: marksPiece(marks) });
}
