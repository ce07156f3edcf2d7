// Beside a line of the log: that the move was made by itself, and why.
"use client";

import type { AutoMove } from "@pithead/contracts";
import { useTranslations } from "next-intl";

export function AutoMark({ auto }: { auto: AutoMove | null }) {
  const t = useTranslations("table");
  return auto === null ? null : <small className="quiet"> {t("auto", { auto })}</small>;
}
