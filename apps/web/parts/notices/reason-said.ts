// Why a notice was not sent, or waits, in words.
"use client";

import type { LedgerEntry } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useFaultSaid } from "./fault-said.ts";

const KNOWN = [
  "away",
  "not-your-turn",
  "moved-since",
  "seen",
  "game-over",
  "no-address",
  "no-device",
  "switched-off",
  "mail-stopped",
  "webhook-off",
  "answered",
  "table-closed",
  "quiet-hours",
  "digest",
  "deadline-moved",
  "try-again",
  "not-delivered",
] as const;

export function useReasonSaid(): (entry: LedgerEntry) => string | null {
  const t = useTranslations("notices");
  const fault = useFaultSaid();
  return ({ reason, attempts, error }) => {
    const known = KNOWN.find((each) => each === reason);
    return known ? t(`why.${known}`, { attempts, error: fault(error ?? "") }) : null;
  };
}
