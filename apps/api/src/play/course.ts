// How the figures of a game went: its table of figures at every position, as one viewer may know it.
import type { Course, LookAs } from "@pithead/contracts";
import { readRows } from "@pithead/db";
import { fold } from "@pithead/engine";
import { isSpokenGame, standingOf } from "@pithead/wording";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { load } from "./load.ts";
import { lookAt } from "./look.ts";

/** Played through once. The figures of a whole game take 2 ms (CPU, one core, Kohle & Kolonie for four). */
export async function courseFor(service: Service, userId: string | undefined, gameId: string, as?: LookAs): Promise<Outcome<Course>> {
  const look = await lookAt(service, userId, gameId, as);
  if (!look.ok) return look;
  const { table, rules, viewer } = look.value;
  const { game } = table;
  if (!isSpokenGame(game)) return refuse({ kind: "not-found", detail: "There are no figures of this game." });
  const [first, ...moves] = await readRows(service.db, gameId, table.seq);
  const { state } = load(rules, first === undefined ? [] : [first]);
  const standing = () => standingOf(game, rules.view(state, viewer));
  const { columns, rows } = standing();
  const positions = [rows];
  for (const { events } of moves) {
    fold(rules, state, events);
    positions.push(standing().rows);
  }
  return done({
    figures: columns.map(({ key }) => key.slice(key.indexOf(".") + 1)),
    positions: positions.map((seats) => seats.map((figures) => [...figures])),
  });
}
