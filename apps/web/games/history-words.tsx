// The words of a history: those of all games, and of the one that was played there.
import type { Table } from "@pithead/contracts";
import { isSpokenGame, type SpokenGame } from "@pithead/wording/client";
import type { ReactNode } from "react";
import type { Namespace } from "../i18n/messages.ts";
import { Words } from "../parts/words/words.tsx";

const OWN = {
  "coal-baron": ["coal-baron"],
  "kohle-und-kolonie": ["kohle-und-kolonie"],
} as const satisfies { readonly [game in SpokenGame]: readonly Namespace[] };

export function HistoryWords({ table: { game }, children }: { table: Table; children: ReactNode }) {
  const own = isSpokenGame(game) ? OWN[game] : [];
  return (
    <Words of={["table", "history", ...own]} games={isSpokenGame(game) ? [game] : []}>
      {children}
    </Words>
  );
}
