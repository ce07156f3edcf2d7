// The board as it stood, with any player's tableau.
"use client";

import type { Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SeatChoice } from "../../parts/seat-choice.tsx";
import { ColonyBoard } from "../board/board.tsx";
import type { LookAt } from "../board/look.ts";

interface PastBoardProps {
  position: Position;
  names: readonly string[];
  viewer: number | null;
  /** What the move shown has changed, or what differs: it is ringed. What is a player's begins with their seat. */
  changed: ReadonlySet<string>;
}

export function PastBoard({ position, names, viewer, changed }: PastBoardProps) {
  const t = useTranslations("kohle-und-kolonie");
  const [chosen, setChosen] = useState<number | null>(viewer);
  const shown = chosen ?? position.asked?.seat ?? 0;
  const name = names[shown] ?? "";
  const look: LookAt = (target) => ({ isChanged: changed.has(target) || changed.has(`${shown} ${target}`) });
  return (
    <ColonyBoard
      position={position}
      names={names}
      reader={null}
      look={look}
      hotField={undefined}
      shown={shown}
      tableau={{
        title: t("tableau.of", { name }),
        choice: <SeatChoice label={t("tableau.whose")} names={names} chosen={shown} onChoose={setChosen} />,
        label: t("tableau.tableauOf", { name }),
        yardTitle: t("yard.of", { name }),
      }}
    />
  );
}
