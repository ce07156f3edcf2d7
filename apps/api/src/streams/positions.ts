// The newest positions of games that are followed: read once and written out once for each seat, however many streams follow.
import type { StreamLine } from "@pithead/contracts";
import { type LogRow, readRows } from "@pithead/db";
import { type GameTypes, type Ruleset, seatAt } from "@pithead/engine";
import { load } from "../play/load.ts";
import { entryFor } from "../play/look.ts";
import { rulesOf } from "../play/rules-of.ts";
import { turnViewOf } from "../play/turn-view.ts";
import { done, noSuchGame, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { findTable, type StoredTable } from "../tables/stored-table.ts";
import { together } from "../together.ts";

/** Of so many games what was written out is kept until they move on. */
const MOST_KEPT = 200;

export interface Position {
  readonly seq: number;
  readonly status: StoredTable["status"];
  /** The line of the user's seat, or a spectator's, in UTF-8 with its line break. @param after the seq of the line before; undefined for a first line */
  lineFor(userId: string | undefined, after: number | undefined): Uint8Array;
}

/** @returns asks for the newest position of a started game */
export type Positions = (gameId: string) => Promise<Outcome<Position>>;

interface Written {
  /** What the lines hold: of another seq or status none of them is right. */
  readonly of: string;
  readonly lines: Map<string, Uint8Array>;
  readonly rows: readonly LogRow[];
  readonly options: GameTypes["options"];
  readonly state: GameTypes["state"];
}

export function createPositions(service: Service): Positions {
  /** The game asked for last is the last. */
  const kept = new Map<string, Written>();
  const newest = together(async (gameIds: ReadonlySet<string>) => {
    const found = new Map<string, Outcome<Position>>();
    for (const id of gameIds) found.set(id, await positionOf(id));
    return found;
  });

  async function positionOf(gameId: string): Promise<Outcome<Position>> {
    const table = await findTable(service.db, gameId);
    if (table === null) return noSuchGame;
    if (table.rulesVersion === null)
      return refuse({ kind: "conflict", reason: { code: "not-started" }, detail: "The game has not started." });
    const rules = rulesOf(service.games, table);
    if (!rules.ok) return rules;
    const of = `${table.seq} ${table.status}`;
    const before = kept.get(gameId);
    const written = before?.of === of ? before : await writtenAnew(rules.value, table, of);
    keep(gameId, written);
    return done(position(rules.value, table, written));
  }

  async function writtenAnew(rules: Ruleset, { id, seq }: StoredTable, of: string): Promise<Written> {
    const rows = await readRows(service.db, id, seq);
    const { start, state } = load(rules, rows);
    return { of, lines: new Map(), rows, options: start.options, state };
  }

  function keep(gameId: string, written: Written): void {
    kept.delete(gameId);
    kept.set(gameId, written);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  return async (gameId) => (await newest(gameId)).get(gameId) ?? noSuchGame;
}

function position(rules: Ruleset, table: StoredTable, { lines, rows, options, state }: Written): Position {
  return {
    seq: table.seq,
    status: table.status,
    lineFor: (userId, after) => {
      const seat = table.players.find((player) => player.userId === userId)?.seat ?? null;
      const viewer = seat === null ? "spectator" : seatAt(seat);
      const key = `${viewer} ${after}`;
      const entries = () => rows.slice((after ?? table.seq) + 1).map((row) => entryFor(rules, row, viewer, options));
      const line = lines.get(key) ?? bytesOf({ ...turnViewOf(rules, table, state, viewer), entries: entries() });
      lines.set(key, line);
      return line;
    },
  };
}

function bytesOf(line: StreamLine): Uint8Array {
  return Buffer.from(`${JSON.stringify(line)}\n`);
}
