// What the picked pace means for whoever sits down, in sentences.
"use client";

import { useTranslations } from "next-intl";
import { clockTime } from "../time/pace-said.ts";
import { paceNamed } from "../time/paces.ts";
import { useSpanSaid } from "../time/span.ts";
import type { PacePicked } from "./pace-pick.tsx";

const SECOND_MS = 1000;

export function PaceSummary({ picked }: { picked: PacePicked }) {
  const t = useTranslations("new-table");
  const span = useSpanSaid();
  const pace = paceNamed(picked.pace, null);
  const spans = (seconds: number) => span(seconds * SECOND_MS);
  const said =
    pace.kind === "none"
      ? [t("pace.sum-none")]
      : [
          pace.kind === "each"
            ? t("pace.sum-each", { time: spans(pace.time) })
            : t("pace.sum-bank", { bank: spans(pace.bank), increment: spans(pace.increment), cap: spans(pace.cap) }),
          ...(picked.byDay ? [t("pace.sum-window", { from: clockTime(picked.from), to: clockTime(picked.to) })] : []),
          t("pace.sum-expiry", { what: picked.atExpiry }),
          t("pace.sum-vacations", { on: String(picked.vacations) }),
        ];
  return (
    <p className="pacesum" role="status">
      {said.join(" ")}
    </p>
  );
}
