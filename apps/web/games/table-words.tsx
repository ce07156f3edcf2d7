// The words of a table: those of all games, and of the one that is played there.
import type { Table } from "@pithead/contracts";
import { isSpokenGame, type SpokenGame } from "@pithead/wording/client";
import type { ReactNode } from "react";
import type { Namespace } from "../i18n/messages.ts";
import { Words } from "../parts/words/words.tsx";

/** What the pages of each game say beside what `@pithead/wording` says of it. */
const OWN = {
  "coal-baron": ["coal-baron"],
  "kohle-und-kolonie": ["kohle-und-kolonie", "standing-orders"],
} as const satisfies { readonly [game in SpokenGame]: readonly Namespace[] };

export function TableWords({ table: { game }, children }: { table: Table; children: ReactNode }) {
  const own = isSpokenGame(game) ? OWN[game] : [];
  return (
    <Words of={["table", "chat", "history", "notices", "waiting-room", ...own]} games={isSpokenGame(game) ? [game] : []}>
      {children}
    </Words>
  );
}
