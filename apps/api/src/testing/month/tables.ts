// The tables of a simulated month: both games, every pace, everything that may happen when the time is up.
import type { CreateTable } from "@pithead/contracts";
import type { Person } from "./habits.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
const HOUR_MS = 3_600_000;

export interface TablePlan {
  readonly at: number;
  /** The first opens it. */
  readonly people: readonly Person[];
  readonly wanted: CreateTable;
  /** From when until when all want the clocks to stand. */
  readonly pause: { readonly from: number; readonly until: number } | null;
}

interface Wanted {
  readonly count: number;
  readonly begins: number;
  readonly ends: number;
}

export function tablesOf(people: readonly Person[], { count, begins, ends }: Wanted, random: (n: number) => number): TablePlan[] {
  const keen = people.slice(0, Math.ceil(people.length / 8));
  let next = 0;
  const sit = (seats: number): Person[] => {
    const sitting = new Set<Person>();
    while (sitting.size < seats) {
      const person = random(10) < 3 ? keen[random(keen.length)] : people[next++ % people.length];
      if (person !== undefined) sitting.add(person);
    }
    return [...sitting];
  };
  return Array.from({ length: count }, (_, index) => {
    const hasBot = random(10) === 0;
    const game = index % 2 === 0 ? "coal-baron" : "kohle-und-kolonie";
    const seats = (game === "coal-baron" ? 2 : 3) + random(3);
    const at = begins + HOUR_MS + Math.floor(((ends - begins) / 3) * (random(1000) / 1000));
    const pausesAt = at + (ends - at) * 0.3;
    return {
      at,
      people: sit(hasBot ? seats - 1 : seats),
      pause: random(10) === 0 ? { from: pausesAt, until: pausesAt + (12 + random(48)) * HOUR_MS } : null,
      wanted: {
        game,
        seats,
        bots: hasBot ? (["easy"] as const).slice() : [],
        pace: paceOf(random),
        atExpiry: (["bot", "move", "vote"] as const)[random(3)] ?? "bot",
        vacations: random(4) > 0,
      },
    };
  });
}

function paceOf(random: (n: number) => number): NonNullable<CreateTable["pace"]> {
  const zone = ["Europe/Amsterdam", "Asia/Kolkata", "America/New_York"][random(3)] ?? "UTC";
  const window = random(4) === 0 ? { from: 8 * 60, to: 22 * 60 + 30, zone } : null;
  switch (random(5)) {
    case 0:
      return { kind: "none" };
    case 1:
      return { kind: "each", time: 8 * HOUR, window };
    case 2:
      return { kind: "each", time: (1 + random(2)) * DAY, window };
    default:
      return { kind: "bank", bank: (1 + random(3)) * DAY, increment: (2 + random(10)) * HOUR, cap: 4 * DAY, window };
  }
}
