// What stands in the way of a move of Kohle & Kolonie.
"use client";

import type { Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import type { LogRow } from "../../parts/log-list.tsx";
import { TurnTrouble as Trouble } from "../../parts/turn-trouble.tsx";
import { useSpeaker } from "../board/words.ts";
import type { Pick } from "../turn/picks.ts";
import type { TurnInHand } from "../turn/use-turn.ts";
import { useOptionWords } from "./option-words.ts";

interface TurnTroubleProps {
  position: Position;
  turn: TurnInHand;
  seat: number;
  names: readonly string[];
  /** The log in words. */
  rows: readonly LogRow[];
}

export function TurnTrouble({ position, turn, seat, names, rows }: TurnTroubleProps) {
  const t = useTranslations("kohle-und-kolonie");
  const speaker = useSpeaker(position.options);
  const words = useOptionWords(position);
  return <Trouble turn={turn} rows={rows} pickSaid={pickSaid} reasonSaid={(reason) => speaker.reason(reason, { names, reader: seat })} />;

  function pickSaid(pick: Pick): string {
    switch (pick.pick) {
      case "answer":
        return words.answer(pick.command);
      case "secure":
        return words.secure(pick.slot, pick.by === null);
      case "step":
        return words.step(pick.step);
      case "end":
        return t("turn.marker", { end: pick.end ? "yes" : "no" });
    }
  }
}
