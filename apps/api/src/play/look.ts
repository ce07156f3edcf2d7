// Looking at a game: everything that leaves the server goes through the rules' `view`, `viewEvent` and `viewCommand`.
import type { Game, Log, LogEntry, LookAs, PositionAt } from "@pithead/contracts";
import { type LogRow, readRows } from "@pithead/db";
import { type GameTypes, type Ruleset, seatAt, type Viewer } from "@pithead/engine";
import { isAbsent } from "../bots/substitute.ts";
import { votesAt } from "../clocks/vote.ts";
import { done, noSuchGame, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { findTable, type StoredTable, tableOf } from "../tables/stored-table.ts";
import { load, seatOrHost, startOf } from "./load.ts";
import { rulesOf } from "./rules-of.ts";

/** A started game, who looks at it, and by which rules. */
export interface Look {
  readonly table: StoredTable;
  readonly rules: Ruleset;
  readonly viewer: Viewer;
}

/** Opens a started game for somebody, or for nobody in particular. `as`: once it has ended, anybody may look at it as each seat saw it. */
export async function lookAt(service: Service, userId: string | undefined, gameId: string, as?: LookAs): Promise<Outcome<Look>> {
  const table = await findTable(service.db, gameId);
  if (table === null) return noSuchGame;
  if (table.rulesVersion === null)
    return refuse({ kind: "conflict", reason: { code: "not-started" }, detail: "The game has not started." });
  const own = viewerAt(table.players.find((player) => player.userId === userId)?.seat ?? null);
  const viewer = as === undefined || as === "spectator" ? (as ?? own) : viewerAt(Number(as));
  if (viewer !== own && table.status !== "finished")
    return refuse({ kind: "not-your-seat", detail: "Until a game has ended, everybody looks at it as who they are." });
  if (viewer !== "spectator" && viewer >= table.players.length)
    return refuse({ kind: "not-found", detail: `Nobody sits in seat ${viewer}.` });
  const rules = rulesOf(service.games, table);
  return rules.ok ? done({ table, rules: rules.value, viewer }) : rules;
}

function viewerAt(seat: number | null): Viewer {
  return seat === null ? "spectator" : seatAt(seat);
}

/** The newest position. Its seq is the table's, so that the two belong together. */
export async function gameFor(service: Service, userId: string | undefined, gameId: string): Promise<Outcome<Game>> {
  const look = await lookAt(service, userId, gameId);
  if (!look.ok) return look;
  const { table, viewer } = look.value;
  const view = await viewAt(service, look.value, table.seq);
  const seenSeq = table.players.find((player) => player.userId === userId)?.seenSeq ?? 0;
  const absent = table.players.filter((player) => isAbsent(service, table, player)).flatMap(({ seat }) => seat ?? []);
  const votes = await votesAt(service.db, table, userId);
  const seat = viewer === "spectator" ? null : viewer;
  return done({ table: tableOf(table), seat, seq: table.seq, view: { ...view }, seenSeq, absent, votes });
}

/** The position after move `seq`; 0 is the set-up. */
export async function positionAt(
  service: Service,
  userId: string | undefined,
  gameId: string,
  seq: number,
  as?: LookAs,
): Promise<Outcome<PositionAt>> {
  const look = await lookAt(service, userId, gameId, as);
  if (!look.ok) return look;
  if (seq > look.value.table.seq) return refuse({ kind: "not-found", detail: `The game is at move ${look.value.table.seq} so far.` });
  return done({ seq, view: { ...(await viewAt(service, look.value, seq)) } });
}

/** The moves from `from` to `to`, both included, as the asker may see them. */
export async function logFor(
  service: Service,
  userId: string | undefined,
  gameId: string,
  { from, to, as }: { from: number; to?: number | undefined; as?: LookAs | undefined },
): Promise<Outcome<Log>> {
  const look = await lookAt(service, userId, gameId, as);
  if (!look.ok) return look;
  const { table, rules, viewer } = look.value;
  const [first, ...moves] = await readRows(service.db, gameId, Math.min(to ?? table.seq, table.seq));
  if (first === undefined) throw new Error(`Game ${gameId} has no start.`);
  const { options } = startOf(rules, first);
  return done({ entries: moves.filter(({ seq }) => seq >= from).map((row) => entryFor(rules, row, viewer, options)) });
}

/** The position after move `seq`, as the viewer may see it. */
export async function viewAt(service: Service, { table, rules, viewer }: Look, seq: number): Promise<GameTypes["view"]> {
  const { state } = load(rules, await readRows(service.db, table.id, seq));
  return rules.view(state, viewer);
}

/** A row after the start, as the viewer may see it. */
export function entryFor(
  rules: Ruleset,
  { seq, seat, at, command, events, auto }: LogRow,
  viewer: Viewer,
  options: GameTypes["options"],
): LogEntry {
  const seen = events.map((event) => rules.viewEvent(event, viewer, options)).filter((event) => event !== undefined);
  return {
    seq,
    seat,
    auto,
    at: at.toISOString(),
    command: { ...rules.viewCommand(command, seatOrHost(seat), viewer) },
    events: seen.map((event) => ({ ...event })),
  };
}
