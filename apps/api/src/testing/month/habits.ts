// The people of a simulated month, and their habits.

/** How somebody plays over days. */
type Habit =
  /** Comes soon after each message. */
  | "prompt"
  /** Comes hours after it. */
  | "slow"
  /** Comes at an hour of the day, messages or not. */
  | "daily"
  /** Comes on Saturdays and Sundays. */
  | "weekend"
  /** Looks soon, and moves when reminded, or a day later. */
  | "ponderer"
  /** Is prompt until a day from which on nobody hears of them. */
  | "vanishing"
  /** Goes on vacation for some days. */
  | "traveller"
  /** Has a bot play on for some days. */
  | "deputing"
  /** Resigns a game. */
  | "resigning"
  /** Stops the mails by one click, and comes once a day from then on. */
  | "stopping";

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Null for a guest. */
  readonly email: string | null;
  readonly habit: Habit;
  readonly zone: string;
  readonly locale: "en" | "de" | "nl";
  /** Null for the house's own. */
  readonly delayMinutes: number | null;
  /** Minutes after local midnight. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly digestAt: number | null;
  readonly hasMail: boolean;
  readonly hasWebhook: boolean;
  /** Whether a browser of theirs shows notices; one is no more from the middle of the month on. */
  readonly browser: "none" | "lasting" | "ending";
  readonly hasFeeds: boolean;
  /** Whether a vacation begins by itself before a timeout. */
  readonly autoVacation: boolean;
}

const HABITS: readonly (readonly [Habit, number])[] = [
  ["prompt", 34],
  ["slow", 14],
  ["daily", 14],
  ["weekend", 3],
  ["ponderer", 10],
  ["vanishing", 7],
  ["traveller", 6],
  ["deputing", 4],
  ["resigning", 4],
  ["stopping", 4],
];

/** Half and quarter hours, and all that change to or from summer time in March and at the beginning of April. */
const ZONES = [
  "Europe/Amsterdam",
  "Europe/Berlin",
  "Europe/London",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "America/New_York",
  "Australia/Adelaide",
  "UTC",
];
const DELAYS = [null, null, null, 0, 1, 30, 120, 720, 1440];
const HOUR = 60;

/** @param random whole numbers from 0 below its argument */
export function peopleOf(count: number, random: (n: number) => number): Person[] {
  const one = <T>(of: readonly [T, ...T[]] | readonly T[]): T => {
    const [first, ...others] = of;
    if (first === undefined) throw new Error("There is nothing to choose from.");
    return [first, ...others][random(others.length + 1)] ?? first;
  };
  const locales = ["en", "de", "nl"] as const;
  return Array.from({ length: count }, (_, index) => {
    const hasWebhook = random(8) === 0;
    const isGuest = random(20) === 0;
    return {
      id: `user${index}`,
      name: `User ${index}`,
      email: isGuest ? null : `user${index}@example.org`,
      habit: habitOf(random(100)),
      zone: one(ZONES),
      locale: one(locales),
      delayMinutes: one(DELAYS),
      quiet: random(4) === 0 ? { from: ((21 + random(4)) % 24) * HOUR, to: (6 + random(3)) * HOUR } : null,
      digestAt: random(12) === 0 ? (7 + random(14)) * HOUR : null,
      hasMail: !(hasWebhook && random(2) === 0),
      hasWebhook,
      browser: one(["none", "none", "none", "none", "none", "lasting", "lasting", "ending"] as const),
      hasFeeds: random(6) === 0,
      autoVacation: random(10) === 0,
    };
  });
}

function habitOf(roll: number): Habit {
  let below = 0;
  for (const [habit, share] of HABITS) {
    below += share;
    if (roll < below) return habit;
  }
  return "prompt";
}
