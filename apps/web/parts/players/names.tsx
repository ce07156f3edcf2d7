// Several players by name, each the way to a profile: "Ada, Bo and Cy".
"use client";

import { useFormatter } from "next-intl";
import { Fragment } from "react";
import { PlayerLink } from "./player-link.tsx";

export function Names({ players }: { players: readonly { userId: string; name: string }[] }) {
  const format = useFormatter();
  const named = players.map((player) => <PlayerLink key={player.userId} player={player} />);
  return <Fragment>{format.list(named)}</Fragment>;
}
