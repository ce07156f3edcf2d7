// What the server has drawn the page from. A part that comes alive late must begin with that, though the browser may know more by then.
"use client";

import type { MyGames } from "@pithead/contracts";
import { createContext, useContext, useSyncExternalStore } from "react";

interface DrawnFrom {
  /** What time it was at the service, in milliseconds. */
  readonly at: number;
  /** The asker's games; undefined where the server did not know them. */
  readonly games: MyGames | undefined;
}

export const DrawnFromContext = createContext<DrawnFrom>({ at: 0, games: undefined });

/** What the page that the browser has loaded was drawn from. */
export function useDrawnFrom(): DrawnFrom {
  return useContext(DrawnFromContext);
}

/** The asker's games that the page was drawn from, while the part that asks comes alive; then `now`. */
export function useGamesDrawnOr(now: MyGames | undefined): MyGames | undefined {
  const { games } = useDrawnFrom();
  const isAlive = useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
  return isAlive ? now : games;
}

const neverChanges = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;
