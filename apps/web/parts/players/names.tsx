// Several players by name, each the way to a profile: "Ada, Bo and Cy".
"use client";

import { useListFormat } from "../words/list-format.ts";
import { PlayerLink } from "./player-link.tsx";

interface NamesProps {
  players: readonly { userId: string; name: string }[];
}

export function Names({ players }: NamesProps) {
  const ids = players.map(({ userId }) => userId);
  return useListFormat()
    .formatToParts(ids)
    .map(({ type, value }) => {
      const player = type === "element" ? players.find(({ userId }) => userId === value) : undefined;
      return player ? <PlayerLink key={player.userId} player={player} /> : value;
    });
}
