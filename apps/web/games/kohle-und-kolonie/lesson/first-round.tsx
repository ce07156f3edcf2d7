// The first round of Kohle & Kolonie at its table.
"use client";

import { useTranslations } from "next-intl";
import { LessonTable } from "../../lesson/lesson-table.tsx";
import { KohleUndKolonieTable } from "../table.tsx";
import { FIRST_ROUND } from "./lesson.ts";

const LEARNED = ["order", "buy", "safe", "cards", "consolidation"] as const;

export function FirstRound() {
  const t = useTranslations("lesson-kohle-und-kolonie");
  return (
    <LessonTable
      lesson={FIRST_ROUND}
      Table={KohleUndKolonieTable}
      say={(step) => t(`say.${step}`)}
      instead={(step) => t(`instead.${step}`)}
      learned={LEARNED.map((line) => t(`learned.${line}`))}
    />
  );
}
