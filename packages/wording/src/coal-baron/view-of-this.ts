// Tells this game's views from the other's.
import type { View } from "@pithead/game-coal-baron/client";

/** Views come from our own rules, so a few of its parts are enough. */
export function isViewOfThis(view: object): view is View {
  return "factory" in view && "draft" in view && "players" in view;
}
