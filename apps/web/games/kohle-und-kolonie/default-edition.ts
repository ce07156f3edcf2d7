// The edition that comes with the game, fetched beside the script of a table or a history: it is data, and need not be read as script.
import { addEdition, DEFAULT_EDITION, editionNames } from "@pithead/game-kohle-und-kolonie/client";
import { isColonyEdition } from "./view.ts";

/** Where the API has it. A browser that has kept it only asks whether it is still the same. */
export const DEFAULT_EDITION_ADDRESS = `/api/v1/editions/kohle-und-kolonie/${DEFAULT_EDITION}`;

/** Resolves once the edition is known, as it always is on the server. @throws Error when it can't be had */
export async function haveDefaultEdition(): Promise<void> {
  if (editionNames().includes(DEFAULT_EDITION)) return;
  const answer = await fetch(DEFAULT_EDITION_ADDRESS);
  const edition: unknown = await answer.json();
  if (typeof edition !== "object" || edition === null || !isColonyEdition(edition))
    throw new Error(`${DEFAULT_EDITION_ADDRESS} answered with ${answer.status}, and no edition.`);
  addEdition(edition);
}
