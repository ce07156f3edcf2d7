// What the server has drawn the page from. A part that comes alive late must begin with that, though the browser may know more by then.
"use client";

import type { MyGames } from "@pithead/contracts";
import { createContext, useContext, useSyncExternalStore } from "react";

export const GamesDrawn = createContext<MyGames | undefined>(undefined);

/** The asker's games that the page was drawn from, while the part that asks comes alive; then `now`. */
export function useGamesDrawnOr(now: MyGames | undefined): MyGames | undefined {
  const drawn = useContext(GamesDrawn);
  const isAlive = useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
  return isAlive ? now : drawn;
}

const neverChanges = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;
