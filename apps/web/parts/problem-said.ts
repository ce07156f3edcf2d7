// A problem in plain words.
"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { ApiError } from "../api/wire.ts";

const KNOWN = [
  "unreachable",
  "not-signed-in",
  "not-found",
  "unreliable",
  "conflict",
  "edition-missing",
  "too-fast",
  "malformed",
  "cross-site",
] as const;

/** What to tell a player about an error of the API. A conflict is told as the API says it: it knows what was in the way. */
export function useProblemSaid(): (error: unknown) => string {
  const t = useTranslations("problems");
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t("said.internal");
      const known = KNOWN.find((type) => type === error.problem.type);
      return known ? t(`said.${known}`, { detail: error.problem.detail }) : t("said.internal");
    },
    [t],
  );
}
