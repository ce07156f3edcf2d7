// One move of the log as numbered lines of plain words.
import { type Entry, isSpokenGame, type Line, type Listeners, linesOf, say, textOf } from "@pithead/wording";

/** The game that a move was made in, and the options of its table. */
interface Played {
  readonly game: string;
  readonly options: object;
}

/** The first line carries the move's number; what followed by itself stands under it. */
export function moveLines({ game, options }: Played, number: number, entry: Entry, listeners: Listeners): string[] {
  const said = isSpokenGame(game)
    ? wordsOf(say("en", game, options), linesOf(game, entry), listeners)
    : entry.events.map(({ type }) => type);
  const label = String(number).padStart(4);
  return said.map((line, index) => `${index === 0 ? label : "    "}  ${line}`);
}

function wordsOf(speaker: ReturnType<typeof say>, lines: readonly Line[], listeners: Listeners): string[] {
  return lines.flatMap((line) => [
    textOf(speaker.line(line, listeners)),
    ...line.details.map((detail) => `  ${textOf(speaker.line(detail, listeners))}`),
  ]);
}
