// What went wrong when a notice was sent, in words where there are some.
"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";

const KNOWN = ["private-address", "timeout", "ENOTFOUND", "ECONNREFUSED", "ECONNRESET"] as const;

/** @returns the code itself where there are no words for it, as for "HTTP 404" */
export function useFaultSaid(): (error: string) => string {
  const t = useTranslations("notices");
  return useCallback(
    (error) => {
      const known = KNOWN.find((code) => code === error);
      return known ? t(`fault.${known}`) : error;
    },
    [t],
  );
}
