// The first shift of Coal Baron at its table.
"use client";

import { useTranslations } from "next-intl";
import { LessonTable } from "../../lesson/lesson-table.tsx";
import { CoalBaronTable } from "../table.tsx";
import { FIRST_SHIFT } from "./lesson.ts";

const LEARNED = ["price", "tile", "mine", "deliver", "majority"] as const;

export function FirstShift() {
  const t = useTranslations("lesson-coal-baron");
  return (
    <LessonTable
      lesson={FIRST_SHIFT}
      Table={CoalBaronTable}
      say={(step) => t(`say.${step}`)}
      instead={(step) => t(`instead.${step}`)}
      learned={LEARNED.map((line) => t(`learned.${line}`))}
    />
  );
}
