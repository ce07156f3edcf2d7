// The next of the viewer's games that waits for them, after this one.
"use client";

import { useMe, useMyGames } from "../../api/queries.ts";

/** Its id; undefined when none waits. */
export function useNextGame(current: string): string | undefined {
  const me = useMe();
  const waiting = useMyGames()?.yourMove ?? [];
  return me ? waiting.find(({ id }) => id !== current)?.id : undefined;
}
