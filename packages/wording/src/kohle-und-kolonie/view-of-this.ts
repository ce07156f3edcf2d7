// Tells this game's views from the other's.
import type { View } from "@pithead/game-kohle-und-kolonie/client";

/** Views come from our own rules, so a few of its parts are enough. */
export function isViewOfThis(view: object): view is View {
  return "syndicate" in view && "bonusRow" in view && "players" in view;
}
