// From the events of one accepted move to the lines of the log.
import type { VisibleEvent } from "@pithead/game-coal-baron/client";
import type { Entry, Line, LineKind } from "../line.ts";
import type { Phrase } from "../phrase.ts";
import { allOf, firstOf, isVisibleEvent } from "./events.ts";
import { phrase } from "./messages.ts";
import { orderWithVp, seatPiece, spacePiece, tilePiece } from "./pieces.ts";
import { lineOfFinalScoring, lineOfShiftScoring } from "./scoring.ts";
import { turnSentences } from "./turn.ts";

/** The lines of one row of the log: the player's turn first, then what it brought about. */
export function linesOf(entry: Entry): Line[] {
  const events = entry.events.filter(isVisibleEvent);
  const turn = turnSentences(events);
  const ended = allOf(events, "draftEnded").map(({ space, order }) =>
    phrase("log.draftEnded", { ...orderWithVp(order), space: spacePiece(space) }),
  );
  const laid = turn.length === 0 || ended.length > 0 ? [...ended, ...events.flatMap(laidOpen)] : [];
  return [
    ...lineOf(entry.seat, firstOf(events, "orderDrafted") === undefined ? "turn" : "draft", turn),
    ...lineOf(null, "draft", laid),
    ...events.flatMap(ownLine),
  ];
}

function lineOf(seat: number | null, kind: LineKind, sentences: readonly Phrase[]): Line[] {
  return sentences.length === 0 ? [] : [{ seat, kind, sentences, details: [] }];
}

/** Cards laid on their spaces at the set-up, by nobody's turn. */
function laidOpen(event: VisibleEvent): Phrase[] {
  if (event.type === "orderRevealed" && event.order !== null) {
    return [phrase("log.orderLaid", { space: spacePiece(event.space), ...orderWithVp(event.order) })];
  }
  if (event.type === "tileRevealed" && event.tile !== null) {
    return [phrase("log.tileLaid", { space: spacePiece(event.space), tile: tilePiece(event.tile) })];
  }
  return [];
}

function ownLine(event: VisibleEvent): Line[] {
  switch (event.type) {
    case "shiftBegan":
      return lineOf(null, "shift", [phrase("log.shiftBegan", { shift: String(event.shift), who: seatPiece(event.startPlayer) })]);
    case "shiftScored":
      return [lineOfShiftScoring(event.scoring)];
    case "gameScored":
      return [lineOfFinalScoring(event.final)];
    default:
      return [];
  }
}
