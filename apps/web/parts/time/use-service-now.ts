// What time it is at the service, looked at again and again.
"use client";

import { useNow } from "next-intl";
import { serviceAhead } from "../../api/service-time.ts";

/** @param every how often it is looked at, in milliseconds */
export function useServiceNow(every: number): number {
  return useNow({ updateInterval: every }).getTime() + serviceAhead();
}
