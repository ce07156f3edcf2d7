// For tests: tables with clocks, on a service whose clock is held.
import type { CreateTable, TablePlayer } from "@pithead/contracts";
import { silent } from "../../jobs/testing/office.ts";
import { createTestApi, type Person } from "../../testing/api.ts";
import { type HeldClock, heldClock } from "../../testing/held-clock.ts";
import { look, move, startTable } from "../../testing/tables.ts";
import { sweep } from "../sweep.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** From one look to the next. */
const STEP = 10 * MINUTE;
const LIGHT = { type: "light", lamps: [] };

export type TimedApi = Awaited<ReturnType<typeof timedApi>>;

/** A service at noon of a day in November, whose clock only `pass` moves. */
export async function timedApi() {
  const clock: HeldClock = heldClock("2026-11-02T12:00:00Z");
  const api = await createTestApi(undefined, { clock });
  const look = () => sweep(api.service, { log: silent(), outageMs: STEP });
  await look();
  return {
    ...api,
    clock,
    sweep: look,
    /** Moves the clock on as it does while the service runs: step by step, with a look at each. */
    pass: async (ms: number) => {
      for (let left = ms; left > 0; left -= STEP) {
        clock.pass(Math.min(left, STEP));
        await look();
      }
    },
    /** Moves it while no process is there. */
    outage: (ms: number) => clock.pass(ms),
  };
}

/** A game of lamps at a table with such clocks. */
export async function timedTable(people: readonly Person[], wanted: Partial<CreateTable>) {
  const { id, seats } = await startTable(people, "lamps", wanted);
  const [first, second] = seats;
  if (first === undefined || second === undefined) throw new Error("Nobody sits.");
  const game = () => look(first, id);
  const player = async (seat: number): Promise<TablePlayer> => {
    const found = (await game()).table.players[seat];
    if (found === undefined) throw new Error(`Nobody sits at ${seat}.`);
    return found;
  };
  return {
    id,
    seats,
    first,
    second,
    game,
    player,
    deadline: async (seat: number) => (await player(seat)).clock?.deadline ?? null,
    /** Lights nothing, which hands the turn over. */
    light: async (person: Person) => move(person, id, LIGHT, (await game()).seq),
  };
}
