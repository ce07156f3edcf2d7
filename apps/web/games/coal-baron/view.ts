// The API gives a game's own JSON; this is where it becomes a position of Coal Baron.
import type { View } from "@pithead/game-coal-baron/client";

/** Whether the API's view is one of this game: the API made it by the same rules, so its outline is enough. */
export function isCoalBaronView(view: object): view is View {
  return "phase" in view && "players" in view && "factory" in view && "supply" in view;
}
