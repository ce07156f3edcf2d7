// The board as it stood, with any player's pit.
"use client";

import type { Position } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SeatChoice } from "../../parts/seat-choice.tsx";
import { CoalBoard } from "../board/board.tsx";
import { DraftTray } from "../board/draft-tray.tsx";

interface PastBoardProps {
  position: Position;
  names: readonly string[];
  viewer: number | null;
  /** What the move shown has changed, or what differs: it is ringed. What is a player's begins with their seat. */
  changed: ReadonlySet<string>;
}

export function PastBoard({ position, names, viewer, changed }: PastBoardProps) {
  const t = useTranslations("coal-baron");
  const th = useTranslations("history");
  const [chosen, setChosen] = useState<number | null>(viewer);
  const shown = chosen ?? position.turn ?? 0;
  const player = position.players[shown];
  if (!player) return null;
  return (
    <CoalBoard
      position={position}
      names={names}
      worksLabel={t("works.title")}
      pit={{ seat: shown, player, label: t("pit.of", { name: names[shown] ?? "" }), isChanged: (part) => changed.has(`${shown} ${part}`) }}
      desk={{
        title: th("orders"),
        side: <SeatChoice label={th("whose")} names={names} chosen={shown} onChoose={setChosen} />,
        isChanged: (order) => changed.has(`${shown} ${order}`),
      }}
      seat={undefined}
      chosen={undefined}
      look={({ id }) => ({ state: changed.has(id) ? "changed" : "plain" })}
      tray={position.phase === "draft" ? <DraftTray position={position} isAsked={false} chosen={null} onChoose={() => {}} /> : undefined}
    />
  );
}
