// Whether the viewer has left any order: most have none, and load nothing of them.
"use client";

import { useStandingOrders } from "../../../api/queries.ts";

/** Undefined until it is known. */
export function useHasOrders(id: string, seq: number): boolean | undefined {
  const settled = useStandingOrders(id, seq).data;
  return settled && Object.keys(settled.orders).length > 0;
}
