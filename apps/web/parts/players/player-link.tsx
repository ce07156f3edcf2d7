// A player's name as the way to their profile.
"use client";

import "../../styles/player-link.css";
import { AskedLink } from "../link/asked-link.tsx";

/** `called`: as the page calls them, where that is not their name. */
export function PlayerLink({ player: { userId, name }, called = name }: { player: { userId: string; name: string }; called?: string }) {
  return (
    <AskedLink className="playerlink" href={`/players/${userId}`}>
      {called}
    </AskedLink>
  );
}
