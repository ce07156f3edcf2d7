// A player's name as the way to their profile.
"use client";

import Link from "next/link";
import "../../styles/player-link.css";

/** `called`: as the page calls them, where that is not their name. */
export function PlayerLink({ player: { userId, name }, called = name }: { player: { userId: string; name: string }; called?: string }) {
  return (
    <Link className="playerlink" href={`/players/${userId}`}>
      {called}
    </Link>
  );
}
