// The API gives a game's own JSON; this is where it becomes a position of Kohle & Kolonie.
import { editionNames, type View } from "@pithead/game-kohle-und-kolonie/client";

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
