// The record of a game: whole once it is finished, before that what the asker may see of it.
import { originOf, readRows, revealedSeed } from "@pithead/db";
import { type GameRecord, type PartialRecord, partialRecordOf, recordOf } from "@pithead/engine";
import { done, type Outcome } from "../refusal.ts";
import type { Service } from "../service.ts";
import { load, movesOf } from "./load.ts";
import { lookAt } from "./look.ts";

export async function recordFor(
  service: Service,
  userId: string | undefined,
  gameId: string,
): Promise<Outcome<GameRecord | PartialRecord>> {
  const look = await lookAt(service, userId, gameId);
  if (!look.ok) return look;
  const { table, rules, viewer } = look.value;
  const rows = await readRows(service.db, gameId, table.seq);
  const seated = table.players.toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  const joined = table.players.toSorted((a, b) => a.joinIndex - b.joinIndex);
  const played = { ...load(rules, rows).start, players: seated.map(({ user }) => user.name ?? ""), moves: movesOf(rows) };
  const fairness = {
    commitment: table.commitment,
    clientSeeds: joined.map(({ clientSeed }) => clientSeed),
    joinOrder: seated.map((player) => joined.indexOf(player)),
    // What plays on from another game has its deal and its chance from there, and the record proves both by that game's seeds.
    gameId: await originOf(service.db, table),
  };
  const serverSeed = await revealedSeed(service.db, gameId);
  if (serverSeed === undefined || table.status !== "finished") return done(partialRecordOf(rules, played, viewer, fairness));
  return done(recordOf(rules, played, { serverSeed, ...fairness }));
}
