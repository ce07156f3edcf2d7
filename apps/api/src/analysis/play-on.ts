// Playing on from a position of a finished game: a game of its own against bots, with the same deal and the same moves so far.
import type { PlayOn, Table } from "@pithead/contracts";
import { lockGame, passServerSeedOn, readRows, type Transaction } from "@pithead/db";
import { handOver } from "../play/hand-over.ts";
import { load } from "../play/load.ts";
import { lookAt } from "../play/look.ts";
import { done, noSuchGame, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { settle } from "../standing-orders/settle.ts";
import { roomForBots } from "../tables/bot-limit.ts";
import { botsOfTheHouse } from "../tables/bots.ts";
import { newGameId } from "../tables/create.ts";
import { findTable, type StoredTable, tableOf } from "../tables/stored-table.ts";

/**
 * Whoever asks takes one seat, bots the others. Its log begins as the old one's did, and its chance goes on from the old game's
 * seeds, so its record replays like any other, and is proved fair by those seeds.
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
  if (old.status !== "finished")
    return refuse({ kind: "conflict", reason: { code: "not-finished" }, detail: "Only from finished games can one play on." });
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
    await tx.game.create({
      data: {
        ...details,
        ...{ ownerId: userId, commitment: old.commitment, rated: false, linkedGameId: gameId, linkedSeq: seq },
        ...{ status: "running", rulesVersion, startedAt: service.clock.now() },
      },
    });
    await passServerSeedOn(tx, gameId, id);
    await seatEverybody(tx, old.players, { id, own, userId, level, seq });
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
  /** The seat of `userId`, who has seen all up to `seq`. */
  readonly own: number;
  readonly userId: string;
  readonly seq: number;
  readonly level: PlayOn["level"];
}

/** Every seat has the part in chance that whoever sat there had: its seed, and its place in the join order. */
async function seatEverybody(tx: Transaction, before: StoredTable["players"], { id, own, userId, level, seq }: Seating): Promise<void> {
  const others = before.filter(({ seat }) => seat !== own);
  const bots = await botsOfTheHouse(
    tx,
    others.map(() => level),
  );
  for (const { seat, joinIndex, clientSeed } of before) {
    const player = seat === own ? { userId, seenSeq: seq } : bots.shift();
    if (player !== undefined) await tx.gamePlayer.create({ data: { gameId: id, ...player, seat, joinIndex, clientSeed } });
  }
}
