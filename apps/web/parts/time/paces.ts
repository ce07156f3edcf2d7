// The paces that tables offer, named by moves a day.
import type { DailyWindow, Pace } from "@pithead/contracts";

const HOUR = 3600;
const DAY = 24 * HOUR;

export const PACES = ["none", "slow", "one", "two", "five", "each"] as const;
export type PaceName = (typeof PACES)[number];

type Bank = Omit<Extract<Pace, { kind: "bank" }>, "window">;

const BANKS: Record<Exclude<PaceName, "none" | "each">, Bank> = {
  slow: { kind: "bank", bank: 6 * DAY, increment: 2 * DAY, cap: 6 * DAY },
  one: { kind: "bank", bank: 4 * DAY, increment: DAY, cap: 4 * DAY },
  two: { kind: "bank", bank: 3 * DAY, increment: 12 * HOUR, cap: 3 * DAY },
  five: { kind: "bank", bank: 2 * DAY, increment: 4.8 * HOUR, cap: 2 * DAY },
};

export function paceNamed(name: PaceName, window: DailyWindow | null): Pace {
  if (name === "none") return { kind: "none" };
  return name === "each" ? { kind: "each", time: 3 * DAY, window } : { ...BANKS[name], window };
}

/** What a bank's pace is called; undefined for one that is not on offer. */
export function nameOfBank({ bank, increment, cap }: Bank): PaceName | undefined {
  return (["slow", "one", "two", "five"] as const).find((name) => {
    const known = BANKS[name];
    return known.bank === bank && known.increment === increment && known.cap === cap;
  });
}
