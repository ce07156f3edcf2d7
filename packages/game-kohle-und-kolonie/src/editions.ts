// The editions there are: `history` from the start (in a browser, once the page has given it in), and whatever further ones the host gives in.

import type { Parsed } from "@pithead/engine";
import { defaultEdition } from "#default-edition";
import type { Edition } from "./edition.ts";
import { figuresOf } from "./edition-figures.ts";

export const DEFAULT_EDITION = "history";

const editions = new Map<string, Edition>(defaultEdition && [[DEFAULT_EDITION, defaultEdition]]);

/**
 * Gives a further edition in; `readEdition` says whether a file is one.
 * An edition that games were played with never changes: one with other figures under a name that is taken is refused.
 * Where the name is taken by the same figures, the words and the drawing that came first stay.
 */
export function addEdition(edition: Edition): Parsed<Edition> {
  const known = editions.get(edition.edition);
  if (known === undefined) editions.set(edition.edition, edition);
  else if (figuresOf(known) !== figuresOf(edition))
    return { ok: false, field: "edition", problem: `"${edition.edition}" is the name of another edition already` };
  return { ok: true, value: known ?? edition };
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
