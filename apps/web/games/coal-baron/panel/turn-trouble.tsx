// What stands in the way of a move of Coal Baron.
"use client";

import { spaceCard } from "@pithead/game-coal-baron/client";
import { textOf } from "@pithead/wording/client";
import { phraseOfStep } from "@pithead/wording/coal-baron";
import { useTranslations } from "next-intl";
import type { LogRow } from "../../parts/log-list.tsx";
import { TurnTrouble as Trouble } from "../../parts/turn-trouble.tsx";
import { useBoardWords, useSpeaker } from "../board/words.ts";
import type { Pick } from "../turn/picks.ts";
import type { TurnInHand } from "../turn/use-turn.ts";

interface TurnTroubleProps {
  turn: TurnInHand;
  seat: number;
  names: readonly string[];
  /** The log in words. */
  rows: readonly LogRow[];
}

export function TurnTrouble({ turn, seat, names, rows }: TurnTroubleProps) {
  const t = useTranslations("coal-baron");
  const speaker = useSpeaker();
  const words = useBoardWords();
  return <Trouble turn={turn} rows={rows} pickSaid={pickSaid} reasonSaid={(reason) => speaker.reason(reason, { names, reader: seat })} />;

  function pickSaid(pick: Pick): string {
    switch (pick.pick) {
      case "draft":
        return words.order(pick.order);
      case "space":
        return words.spaceName(spaceCard(pick.space));
      case "substitute":
        return t(`color.${pick.cube}`);
      case "step":
        return textOf(speaker.phrase(phraseOfStep(pick.step), { names: [], reader: null }));
      case "keep":
        return pick.card === null ? t("keep.none") : words.card(pick.card);
      case "return":
        return t(pick.to === "top" ? "keep.top" : "keep.bottom");
    }
  }
}
