// What stands in the way of a turn: the position has changed, the server refused, or it can't be reached. Nothing built is lost.
"use client";

import { spaceCard } from "@pithead/game-coal-baron/client";
import { phraseOfStep, textOf } from "@pithead/wording";
import { useTranslations } from "next-intl";
import { Icon } from "../../../parts/icons/icon.tsx";
import { useBoardWords, useSpeaker } from "../board/words.ts";
import type { Pick } from "../turn/picks.ts";
import type { TurnInHand } from "../turn/use-turn.ts";

interface TurnTroubleProps {
  turn: TurnInHand;
  seat: number;
  names: readonly string[];
}

export function TurnTrouble({ turn, seat, names }: TurnTroubleProps) {
  const t = useTranslations("coal-baron");
  const tt = useTranslations("table");
  const speaker = useSpeaker();
  const sayPick = usePickSaid();
  const { fallen } = turn;
  const { problem } = turn.submit.sent;
  const hasMoved = fallen !== null && MOVED.has(fallen.reason.code);
  if (!problem && (!fallen || isPast(turn))) return null;
  return (
    <div className={`banner ${problem && problem.type !== "stale" ? "banner--alarm" : ""}`} role="alert">
      <Icon name={problem && problem.type !== "stale" ? "warn" : "info"} />
      <div>
        {problem && <p>{problemSaid()}</p>}
        {hasMoved && <p>{tt("trouble.moved")}</p>}
        {fallen && !hasMoved && (
          <p>
            {t("trouble.fallen")} <s>{sayPick(fallen.pick)}</s> {speaker.reason(fallen.reason, { names, reader: seat })}
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
}

/** While it is a viewer's turn nobody else can move: with these reasons they did so themselves, on another page or by an answer that was lost. */
const MOVED: ReadonlySet<string> = new Set(["not-your-turn", "game-over", "another-move-asked"]);

/** Whether the turn that was lost is over, and the next one has begun. */
function isPast({ fallen, built }: TurnInHand): boolean {
  return fallen?.reason.code === "not-your-turn" && built !== undefined;
}

function usePickSaid(): (pick: Pick) => string {
  const t = useTranslations("coal-baron");
  const speaker = useSpeaker();
  const words = useBoardWords();
  return (pick) => {
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
  };
}
