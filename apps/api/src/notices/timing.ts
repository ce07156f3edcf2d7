// When a notice goes out: by the reader's delay, digest and quiet hours, and in any case before the deadline.
import type { WaitReason } from "./kinds.ts";
import { localTimeOf, nextTimeOfDay } from "./zone.ts";

const HOUR_MS = 3_600_000;

/** Minutes after midnight in the reader's zone. */
export interface Hours {
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  /** Once a day instead of single notices; null for single ones. */
  readonly digestAt: number | null;
  readonly zone: string;
}

interface Sending {
  readonly at: Date;
  /** Why it is later than it was due; null when it is not. */
  readonly wait: Extract<WaitReason, "quiet-hours" | "digest"> | null;
}

/** When a notice is due by the reader's delay: sooner where that would leave less than half of the time there is. */
export function dueTime(causedAt: Date, delaySeconds: number, deadline: Date | null): Date {
  const wished = causedAt.getTime() + delaySeconds * 1000;
  if (deadline === null) return new Date(wished);
  const half = (causedAt.getTime() + deadline.getTime()) / 2;
  return new Date(Math.max(causedAt.getTime(), Math.min(wished, half)));
}

/** When a notice that is due goes out. What would leave less than an hour before the deadline is not put off. */
export function sendingTime(due: Date, hours: Hours, deadline: Date | null): Sending {
  const digest = hours.digestAt === null ? due : nextTimeOfDay(due, hours.digestAt, hours.zone);
  const at = afterQuiet(digest, hours);
  if (at.getTime() === due.getTime()) return { at, wait: null };
  if (deadline !== null && at.getTime() > deadline.getTime() - HOUR_MS) {
    const quietOnly = afterQuiet(due, hours);
    const isInTime = quietOnly.getTime() <= deadline.getTime() - HOUR_MS;
    return isInTime ? { at: quietOnly, wait: quietOnly > due ? "quiet-hours" : null } : { at: due, wait: null };
  }
  return { at, wait: hours.digestAt !== null ? "digest" : "quiet-hours" };
}

/** The end of the quiet hours in which `at` lies, else `at`. */
function afterQuiet(at: Date, { quietFrom, quietTo, zone }: Hours): Date {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return at;
  const { minute } = localTimeOf(at, zone);
  const isQuiet = quietFrom < quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo;
  return isQuiet ? nextTimeOfDay(at, quietTo, zone) : at;
}
