// The logs of all games as the database has them, replayed by the rules: who was asked when.
import { rulesetOf } from "@pithead/catalog";
import { Pace } from "@pithead/contracts";
import { type Database, type LogRow, readRows } from "@pithead/db";
import { fold } from "@pithead/engine";
import { startOf } from "../../../play/load.ts";

/** A move with everything that was appended in its transaction. */
export interface Batch {
  /** Of its last row. */
  readonly seq: number;
  readonly at: number;
  readonly rows: readonly Pick<LogRow, "seq" | "seat" | "auto">[];
  /** Seats that are asked after it. */
  readonly asked: readonly number[];
  readonly isOver: boolean;
}

export interface PlayedGame {
  readonly id: string;
  readonly game: string;
  /** Undefined where there are no clocks. */
  readonly pace: Exclude<Pace, { kind: "none" }> | undefined;
  readonly atExpiry: "move" | "bot" | "vote";
  readonly vacations: boolean;
  readonly status: string;
  readonly finishedAt: number | null;
  /** Who sat where at the start, null for a bot; by seat. */
  readonly seats: readonly (string | null)[];
  readonly batches: readonly Batch[];
}

export async function playedGames(db: Database): Promise<PlayedGame[]> {
  const stored = await db.game.findMany({
    where: { rulesVersion: { not: null } },
    include: { players: { include: { user: true }, orderBy: { seat: "asc" } }, departures: { orderBy: { at: "asc" } } },
  });
  const played: PlayedGame[] = [];
  for (const { id, game, rulesVersion, pace, atExpiry, vacations, status, finishedAt, players, departures } of stored) {
    const seats = players.map(({ seat, user }) => {
      const first = departures.find((gone) => gone.seat === seat);
      return user.bot === null ? (first?.userId ?? user.id) : null;
    });
    const parsed = Pace.parse(pace);
    played.push({
      ...{ id, game, atExpiry, vacations, status, seats, finishedAt: finishedAt?.getTime() ?? null },
      pace: parsed.kind === "none" ? undefined : parsed,
      batches: batchesOf(game, rulesVersion ?? 1, await readRows(db, id)),
    });
  }
  return played;
}

function batchesOf(game: string, version: number, rows: readonly LogRow[]): Batch[] {
  const rules = rulesetOf(game, version);
  const [first] = rows;
  if (rules === undefined || first === undefined) throw new Error(`A game of ${game} cannot be replayed.`);
  const start = startOf(rules, first);
  const state = rules.setup(start.options, start.seats, start.deal);
  const batches: Batch[] = [];
  let begun: LogRow[] = [];
  for (const row of rows) {
    if (row.seq > 0) fold(rules, state, row.events);
    begun.push(row);
    const next = rows[row.seq + 1];
    if (next !== undefined && next.key === null) continue;
    batches.push({
      ...{ seq: row.seq, at: row.at.getTime(), rows: begun },
      asked: [...rules.toMove(state)],
      isOver: rules.outcome(state) !== undefined,
    });
    begun = [];
  }
  return batches;
}
