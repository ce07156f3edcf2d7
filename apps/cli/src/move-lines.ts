// One move of the log as numbered lines of plain words.
import { type Entry, isSpokenGame, type Listeners, linesOf, say, textOf } from "@pithead/wording";

/** The first line carries the move's number; what followed by itself stands under it. */
export function moveLines(game: string, number: number, entry: Entry, listeners: Listeners): string[] {
  const said = isSpokenGame(game) ? wordsOf(game, entry, listeners) : entry.events.map(({ type }) => type);
  const label = String(number).padStart(4);
  return said.map((line, index) => `${index === 0 ? label : "    "}  ${line}`);
}

function wordsOf(game: Parameters<typeof linesOf>[0], entry: Entry, listeners: Listeners): string[] {
  const speaker = say("en", game);
  return linesOf(game, entry).flatMap((line) => [
    textOf(speaker.line(line, listeners)),
    ...line.details.map((detail) => `  ${textOf(speaker.line(detail, listeners))}`),
  ]);
}
