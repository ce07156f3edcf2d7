// Playing on from a position of a finished game: a game of its own against bots, with the same deal and the same moves so far.
import { randomBytes } from "node:crypto";
import type { PlayOn, Table } from "@pithead/contracts";
import { keepServerSeed, lockGame, readRows, type Transaction } from "@pithead/db";
import { commitmentOf, seatsOf } from "@pithead/engine";
import { handOver } from "../play/hand-over.ts";
import { load } from "../play/load.ts";
import { lookAt } from "../play/look.ts";
import { done, noSuchGame, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { settle } from "../standing-orders/settle.ts";
import { roomForBots } from "../tables/bot-limit.ts";
import { botsOfTheHouse } from "../tables/bots.ts";
import { newGameId } from "../tables/create.ts";
import { newClientSeed } from "../tables/sitting.ts";
import { findTable, tableOf } from "../tables/stored-table.ts";

/**
 * Whoever asks takes one seat, bots the others. Its log begins as the old one's did, so its record replays like any other;
 * but its deal follows from the old game's seeds, so that there is nothing in its own to check.
 */
export async function playOn(
  service: Service,
  userId: string,
  gameId: string,
  { seq, seat, level = "medium" }: PlayOnWanted,
): Promise<Outcome<Table>> {
  const look = await lookAt(service, userId, gameId);
  if (!look.ok) return look;
  const { table: old, rules, viewer } = look.value;
  if (old.status !== "finished") return refuse({ kind: "conflict", detail: "Only from finished games can one play on." });
  if (seq >= old.seq) return refuse({ kind: "malformed", field: "seq", detail: `must be below ${old.seq}: the game is over there` });
  const rows = await readRows(service.db, gameId, seq);
  const { start, state } = load(rules, rows);
  const own = seat ?? (viewer === "spectator" ? rules.toMove(state)[0] : viewer) ?? 0;
  if (own >= start.seats) return refuse({ kind: "malformed", field: "seat", detail: `must be below ${start.seats}` });

  const id = newGameId();
  return service.db.$transaction(async (tx): Promise<Outcome<Table>> => {
    const room = await roomForBots(tx, userId);
    if (!room.ok) return room;
    const { game, options, rulesVersion } = old;
    const details = { id, game, seats: start.seats, options: { ...Object(options) }, visibility: "unlisted", description: "" } as const;
    const serverSeed = randomBytes(32).toString("hex");
    await tx.game.create({
      data: {
        ...details,
        ...{ ownerId: userId, commitment: commitmentOf(serverSeed), rated: false, linkedGameId: gameId, linkedSeq: seq },
        ...{ status: "running", rulesVersion, startedAt: service.clock.now() },
      },
    });
    await keepServerSeed(tx, id, serverSeed);
    await seatEverybody(tx, { id, seats: start.seats, own, userId, level, seq });
    const locked = await lockGame(tx, service.clock, id);
    if (locked === undefined) return noSuchGame;
    for (const { seat: mover, command, events, auto } of rows) await locked.append({ seat: mover, command, events, key: null, auto });
    await settle(locked, rules, state, locked.players);
    await handOver(service, locked, rules, state, locked.players);
    const stored = await findTable(tx, id);
    return stored === null ? noSuchGame : done(tableOf(stored));
  });
}

type PlayOnWanted = Pick<PlayOn, "seq"> & { seat?: number | undefined; level?: PlayOn["level"] };

interface Seating {
  readonly id: string;
  readonly seats: number;
  /** The seat of `userId`, who has seen all up to `seq`. */
  readonly own: number;
  readonly userId: string;
  readonly seq: number;
  readonly level: PlayOn["level"];
}

async function seatEverybody(tx: Transaction, { id, seats, own, userId, level, seq }: Seating): Promise<void> {
  const bots = await botsOfTheHouse(
    tx,
    Array.from({ length: seats - 1 }, () => level),
  );
  const waiting = [...bots];
  for (const seat of seatsOf(seats)) {
    const player = seat === own ? { userId, clientSeed: newClientSeed(), seenSeq: seq } : waiting.shift();
    if (player !== undefined) await tx.gamePlayer.create({ data: { gameId: id, joinIndex: seat, seat, ...player } });
  }
}
