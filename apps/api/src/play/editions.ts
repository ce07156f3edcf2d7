// The editions that games are played with: never other figures than earlier games had, and a clear word where one is not here.
import { type EditionName, editionFigures, editionPlayed } from "@pithead/catalog";
import { type Database, hashOfFigures, isUnreachable, keepEdition, keptEditions, type Transaction } from "@pithead/db";
import { done, type Outcome, refuse } from "../refusal.ts";

/** A table, as far as it says with which figures it is played. */
export interface Played {
  readonly game: string;
  readonly options: unknown;
}

/** Refuses a game whose edition this program was not given; undefined for any other. */
export function missingEdition({ game, options }: Played): Outcome<never> | undefined {
  const edition = editionPlayed(game, options);
  return edition === undefined || editionFigures(edition) !== undefined ? undefined : missing(edition);
}

/** Before a game begins: keeps its edition's figures for ever, or refuses to play with others than earlier games had. */
export async function holdEdition(tx: Transaction, { game, options }: Played): Promise<Outcome<undefined>> {
  const edition = editionPlayed(game, options);
  if (edition === undefined) return done(undefined);
  const figures = editionFigures(edition);
  if (figures === undefined) return missing(edition);
  if (await keepEdition(tx, { ...edition, figures })) return done(undefined);
  return refuse({
    kind: "conflict",
    reason: { code: "other-edition" },
    detail: `Earlier games were played with other figures of the edition "${edition.name}".`,
  });
}

/**
 * At the start of the program: holds its editions against those that the stored games were played with.
 * @returns a sentence for each that is not here. @throws Error with one sentence when the figures of one have changed, or the database does not answer.
 */
export async function checkEditions(db: Database): Promise<string[]> {
  const kept = await keptEditions(db).catch((error: Error & { code?: unknown }) => {
    throw isUnreachable(error) ? new Error("The API cannot start: the database of DATABASE_URL does not answer.") : error;
  });
  return kept.flatMap(({ game, name, hash }) => {
    const figures = editionFigures({ game, name });
    if (figures === undefined)
      return [`Games of ${game} were played with the edition "${name}", which is not here: they wait for its file.`];
    if (hashOfFigures(figures) === hash) return [];
    throw new Error(
      `The API cannot start: games of ${game} were played with other figures of the edition "${name}": a file with changed figures needs a name of its own.`,
    );
  });
}

function missing({ name }: EditionName): Outcome<never> {
  return refuse({ kind: "edition-missing", edition: name });
}
