// What went wrong when a notice was sent, in words where there are some.
"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";

const KNOWN = ["private-address", "timeout", "ENOTFOUND", "ECONNREFUSED", "ECONNRESET", "no-device", "untold"] as const;
/** As a mail server refuses an address, with its number for why. */
const REFUSED = /^EENVELOPE (\d+)/;
/** As our own mail server is not reached, or takes nothing. */
const NOT_TAKEN = /^E(SOCKET|CONNECTION|TIMEDOUT|DNS|TLS|AUTH|NOAUTH|STREAM|PROTOCOL|MESSAGE|ENVELOPE)\b/;

/** @returns the code itself where there are no words for it, as for "HTTP 404" */
export function useFaultSaid(): (error: string) => string {
  const t = useTranslations("notices");
  return useCallback(
    (error) => {
      const known = KNOWN.find((code) => code === error);
      if (known) return t(`fault.${known}`);
      const [, code] = REFUSED.exec(error) ?? [];
      if (code) return t("fault.refused", { code });
      return NOT_TAKEN.test(error) ? t("fault.not-taken") : error;
    },
    [t],
  );
}
