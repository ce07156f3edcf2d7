// What stands in the way of a move: the position has changed, the server refused, or it can't be reached. Nothing built is lost.
"use client";

import type { Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { Icon } from "../../../parts/icons/icon.tsx";
import { useSpeaker } from "../board/words.ts";
import type { Pick } from "../turn/picks.ts";
import type { TurnInHand } from "../turn/use-turn.ts";
import { useOptionWords } from "./option-words.ts";

interface TurnTroubleProps {
  turn: TurnInHand;
  seat: number;
  position: Position;
  names: readonly string[];
}

export function TurnTrouble({ turn, seat, position, names }: TurnTroubleProps) {
  const t = useTranslations("kohle-und-kolonie");
  const tt = useTranslations("table");
  const speaker = useSpeaker(position.options);
  const words = useOptionWords(position);
  const { fallen } = turn;
  const { problem } = turn.submit.sent;
  if (!fallen && !problem) return null;
  return (
    <div className={`banner ${problem && problem.type !== "stale" ? "banner--alarm" : ""}`} role="alert">
      <Icon name={problem && problem.type !== "stale" ? "warn" : "info"} />
      <div>
        {problem && <p>{problemSaid()}</p>}
        {fallen && (
          <p>
            {t("trouble.fallen")} <s>{pickSaid(fallen.pick)}</s> {speaker.reason(fallen.reason, { names, reader: seat })}
          </p>
        )}
      </div>
    </div>
  );

  function problemSaid(): string {
    if (!problem) return "";
    if (problem.reason) return speaker.reason(problem.reason, { names, reader: seat });
    if (problem.type === "stale") return tt("trouble.stale");
    if (problem.type === "unreachable") return tt("trouble.unreachable");
    return tt("trouble.other", { detail: problem.detail });
  }

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
