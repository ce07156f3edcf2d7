// A problem in plain words.
"use client";

import type { Conflict, Problem } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { ApiError } from "../api/wire.ts";

const KNOWN = ["unreachable", "not-signed-in", "not-found", "conflict", "edition-missing", "too-fast", "malformed", "cross-site"] as const;

/** What to tell a player about an error of the API, in the page's language: what it says itself is for programs. */
export function useProblemSaid(): (error: unknown) => string {
  const t = useTranslations("problems");
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t("said.internal");
      const { type, field = "" } = error.problem;
      const conflict = conflictOf(error.problem);
      // The service may know one that this page was made without.
      if (conflict && t.has(`conflict.${conflict.code}`)) return t(`conflict.${conflict.code}`, { ...conflict });
      const known = KNOWN.find((each) => each === type);
      return known ? t(`said.${known}`, { field }) : t("said.internal");
    },
    [t],
  );
}

/** A refused move has a reason too, of the rules' own. */
function conflictOf({ type, reason }: Problem): Conflict | undefined {
  return type === "refused" ? undefined : (reason as Conflict | undefined);
}
