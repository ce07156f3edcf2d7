// A table of Coal Baron in words: every space with what it takes, then every pit. The same spaces can be chosen as on the drawn works.
"use client";

import { HALLS, spacesByHall } from "@pithead/drawings/coal-baron";
import type { View } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { linesSaid, ownFirst, WordsPart, WordsSheet } from "../../parts/in-words/words-sheet.tsx";
import type { LogRow } from "../../parts/log-list.tsx";
import { useBoardWords } from "../board/words.ts";
import { useSpaceLook } from "../turn/board-press.ts";
import type { TurnInHand } from "../turn/use-turn.ts";
import { useSpaceLabels } from "../works/space-labels.ts";
import type { SpaceLook } from "../works/worker-space.tsx";
import { usePitSaid } from "./pit-said.ts";

interface CoalInWordsProps {
  position: View;
  /** The viewer's; null for who only watches. */
  seat: number | null;
  turn: TurnInHand;
  names: readonly string[];
  rows: readonly LogRow[];
  tab: string;
  /** Cards to choose from. */
  tray: ReactNode;
}

export function CoalInWords({ position, seat, turn, names, rows, tab, tray }: CoalInWordsProps) {
  const t = useTranslations("coal-baron");
  const words = useBoardWords();
  const labels = useSpaceLabels(position, names);
  const look = useSpaceLook(position, seat, turn, names);
  const pitSaid = usePitSaid();
  const halls = spacesByHall(position);
  const { built } = turn;
  const players = position.players.map((player, index) => ({
    player: index === seat && built?.kind === "mining" ? built.board : player,
    index,
    title: index === seat ? t("pit.yours") : t("pit.of", { name: names[index] ?? "" }),
  }));
  return (
    <WordsSheet rows={rows} tab={tab}>
      {tray}
      {HALLS.map((hall) => (
        <WordsPart key={hall} title={words.hall(hall)}>
          {halls[hall].map((space) => (
            <SpaceSaid key={space.id} label={labels.get(space.id) ?? ""} look={look(space)} />
          ))}
        </WordsPart>
      ))}
      <WordsPart title={words.hall("canteen")}>
        {linesSaid(position.canteen.map((count, index) => t("works.inCanteen", { name: names[index] ?? "", count })))}
      </WordsPart>
      {ownFirst(players, seat).map(({ player, index, title }) => (
        <WordsPart key={index} title={title}>
          {linesSaid(pitSaid(player))}
        </WordsPart>
      ))}
    </WordsSheet>
  );
}

/** A space: a button where it may be chosen, else what it is, and why it may not. */
function SpaceSaid({ label, look: { state, choose, why } }: { label: string; look: SpaceLook }) {
  if (choose === undefined && state !== "chosen") return <li>{why === undefined ? label : `${label} ${why}`}</li>;
  return (
    <li>
      <button type="button" className="btn inwords__do" aria-pressed={state === "chosen"} onClick={choose}>
        {label}
      </button>
    </li>
  );
}
