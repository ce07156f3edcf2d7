// The API gives a game's own JSON; this is where it becomes a position of Kohle & Kolonie.
import type { Edition as SentEdition } from "@pithead/contracts";
import { addEdition, type Edition, editionNames, type View } from "@pithead/game-kohle-und-kolonie/client";

/** Before the table is drawn: gives in the edition that it plays by choice, which the API has read by the same rules. Given in twice, it stays as it is. */
export function knowEdition(edition: SentEdition | undefined): void {
  if (edition !== undefined && isColonyEdition(edition)) addEdition(edition);
}

export function isColonyEdition(edition: object): edition is Edition {
  return "edition" in edition && "smallMines" in edition && "villages" in edition;
}

/** Whether the API's view is one of this game, played with an edition that this page has: the API made it by the same rules, so its outline is enough. */
export function isColonyView(view: object): view is View {
  return "phase" in view && "players" in view && "bonusRow" in view && "villages" in view && hasKnownEdition(view);
}

function hasKnownEdition(view: object): boolean {
  const options: unknown = "options" in view ? view.options : undefined;
  if (typeof options !== "object" || options === null) return false;
  const edition: unknown = "edition" in options ? options.edition : undefined;
  return edition === undefined || editionNames().some((name) => name === edition);
}
