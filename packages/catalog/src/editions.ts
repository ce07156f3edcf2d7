// Editions: the printed figures that a game is played with, where it has more than one. A program gives further ones in at its start.
import { type Parsed, parseJson } from "@pithead/engine";
import {
  addEdition,
  DEFAULT_EDITION,
  editionNamed,
  editionNames,
  figuresOf,
  hasEdition,
  readEdition,
} from "@pithead/game-kohle-und-kolonie";

/** Which edition of which game. */
export interface EditionName {
  readonly game: string;
  readonly name: string;
}

const GAME = "kohle-und-kolonie";

/**
 * Reads the text of an edition's file and gives it in, for every game that this program is asked about from then on.
 * What it refuses changes nothing; `field` is a path into the file, `""` for the whole.
 */
export function giveEdition(text: string): Parsed<EditionName> {
  const json = parseJson(text);
  if (!json.ok) return json;
  // Read again, since the drawing's numbers are not whole.
  const read = readEdition(JSON.parse(text));
  if (!read.ok) return read;
  const added = addEdition(read.value);
  return added.ok ? { ok: true, value: { game: GAME, name: added.value.edition } } : added;
}

/** The names of a game's editions, the default one first; none for a game that has only one set of figures, or does not exist. */
export function editionsOf(game: string): string[] {
  return game === GAME ? editionNames() : [];
}

/** An edition in the form of its file; undefined when there is none of that name. */
export function findEdition({ game, name }: EditionName): object | undefined {
  return game === GAME && hasEdition(name) ? editionNamed(name) : undefined;
}

/** Everything of an edition that games are played with, as one text: other figures, another text. Undefined when there is none of that name. */
export function editionFigures({ game, name }: EditionName): string | undefined {
  return game === GAME && hasEdition(name) ? figuresOf(editionNamed(name)) : undefined;
}

/** The edition that a table with these options plays; undefined for a game without editions. It may not be here. */
export function editionPlayed(game: string, options: unknown): EditionName | undefined {
  if (game !== GAME) return undefined;
  const named = typeof options === "object" && options !== null && "edition" in options ? options.edition : undefined;
  return { game, name: typeof named === "string" ? named : DEFAULT_EDITION };
}
