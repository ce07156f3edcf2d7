// What stands in the way of a move: the position has changed, the server refused, or it can't be reached. Nothing built is lost.
"use client";

import type { Problem } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { ApiError } from "../../api/wire.ts";
import { Icon } from "../../parts/icons/icon.tsx";
import { useProblemSaid } from "../../parts/problem-said.ts";
import type { LogRow } from "./log-list.tsx";
import type { MoveInHand } from "./use-picks.ts";

interface TurnTroubleProps<Pick> {
  turn: Omit<MoveInHand<Pick, unknown>, "pick">;
  /** The log in words. */
  rows: readonly LogRow[];
  pickSaid: (pick: Pick) => string;
  /** Why something is refused, in a sentence. */
  reasonSaid: (reason: { readonly code: string }) => string;
}

export function TurnTrouble<Pick>({ turn, rows, pickSaid, reasonSaid }: TurnTroubleProps<Pick>) {
  const t = useTranslations("table");
  const problemSaid = useProblemSaid();
  const { fallen, since } = turn;
  const { problem } = turn.submit.sent;
  const hasMoved = fallen !== null && MOVED.has(fallen.reason.code);
  const isKept = since !== undefined && fallen === null;
  if (!problem && !isKept && (!fallen || isPast(turn))) return null;
  const changes = since === undefined ? [] : rows.filter(({ seq }) => seq > since).slice(-MOST_CHANGES);
  const isAlarm = problem !== null && !MILD.has(problem.type);
  return (
    <div className={`banner ${isAlarm ? "banner--alarm" : ""}`} role="alert">
      <Icon name={isAlarm ? "warn" : "info"} />
      <div>
        {problem && <p>{troubleSaid(problem)}</p>}
        {hasMoved && <p>{t("trouble.moved")}</p>}
        {isKept && <p>{t("trouble.kept")}</p>}
        {changes.length > 0 && (
          <ul className="banner__changes">
            {changes.map(({ id, words }) => (
              <li key={id}>{words}</li>
            ))}
          </ul>
        )}
        {fallen && !hasMoved && (
          <p>
            {t("trouble.fallen")} <s>{pickSaid(fallen.pick)}</s> {reasonSaid(fallen.reason)}
          </p>
        )}
      </div>
    </div>
  );

  function troubleSaid(problem: Problem): string {
    const { reason, type, detail } = problem;
    if (type === "refused" && reason) return reasonSaid(reason);
    if (type === "not-yet") return detail;
    if (type === "stale") return t("trouble.stale");
    if (type === "unreachable") return t("trouble.unreachable");
    return t("trouble.other", { detail: problemSaid(new ApiError(problem)) });
  }
}

/** Nothing is wrong: the position is another by now, or a lesson wants something else first. */
const MILD: ReadonlySet<string> = new Set(["stale", "not-yet"]);

/** Of what has changed, so many of the last lines are said; the log tells the rest. */
const MOST_CHANGES = 3;

/** While it is a viewer's turn nobody else can move: with these reasons they did so themselves, on another page or by an answer that was lost. */
const MOVED: ReadonlySet<string> = new Set(["not-your-turn", "game-over", "another-move-asked"]);

/** Whether the turn that was lost is over, and the next one has begun. */
function isPast({ fallen, built }: Pick<MoveInHand<unknown, unknown>, "fallen" | "built">): boolean {
  return fallen?.reason.code === "not-your-turn" && built !== undefined;
}
