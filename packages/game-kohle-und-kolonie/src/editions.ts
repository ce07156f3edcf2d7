// The editions there are: `history` from the start, and whatever further ones the host gives in.
import history from "../editions/history.json" with { type: "json" };
import type { Edition } from "./edition.ts";

export const DEFAULT_EDITION = "history";

const editions = new Map<string, Edition>([[DEFAULT_EDITION, history]]);

/**
 * Gives a further edition in, once at the start of a program; `readEdition` says whether a file is one.
 * An edition that games were played with never changes: another one under a name that is taken is refused.
 * @throws RangeError when the name is taken by an edition that differs.
 */
export function addEdition(edition: Edition): void {
  const known = editions.get(edition.edition);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(edition))
    throw new RangeError(`There is another edition named "${edition.edition}" already.`);
  if (known === undefined) editions.set(edition.edition, edition);
}

/** The names of all editions, the default one first. */
export function editionNames(): string[] {
  return [...editions.keys()];
}

/** @throws RangeError for a name that nobody gave in. */
export function editionNamed(name: string): Edition {
  const edition = editions.get(name);
  if (edition === undefined) throw new RangeError(`There is no edition named "${name}".`);
  return edition;
}

export function hasEdition(name: string): boolean {
  return editions.has(name);
}
