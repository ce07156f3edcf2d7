// Whether an error lies in what was entered, so that entering something else helps.
import type { Conflict } from "@pithead/contracts";
import { ApiError } from "../../api/wire.ts";

const OF_VALUE: readonly (string | undefined)[] = [
  "address-taken",
  "invited-already",
  "no-invitations",
  "nobody-called",
  "several-called",
  "sits-already",
] satisfies Conflict["code"][];

/** Anything else is no fault of the field: the service cannot be reached, or too much was asked for. */
export function isOfValue(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { type, reason } = error.problem;
  return type === "malformed" || (type !== "refused" && OF_VALUE.includes(reason?.code));
}
