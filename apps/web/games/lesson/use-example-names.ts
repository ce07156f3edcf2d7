// How the players of an example are called.
"use client";

import { useTranslations } from "next-intl";

const OTHERS = ["Anna", "Bruno"];

/** By seat; the reader's own is the first. */
export function useExampleNames(): readonly string[] {
  const t = useTranslations("games");
  return [t("you"), ...OTHERS];
}
