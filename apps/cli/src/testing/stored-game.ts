// For tests: games played at random and kept in a database as the service keeps them.
import { randomUUID } from "node:crypto";
import { newestRulesetOf } from "@pithead/catalog";
import { type Database, type LockedGame, withLockedGame } from "@pithead/db";
import { chanceOf, commitmentOf, joinOrderOf, play, type Ruleset } from "@pithead/engine";
import { fairnessFrom, randomCommand, randomFrom } from "@pithead/engine-testkit/random-player";

interface Wanted {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options?: object;
  /** How many moves at most: the whole game when absent. */
  readonly moves?: number;
}

/** Plays a game by legal moves, the same for the same id, and keeps it with its summary. */
export async function keepGame(db: Database, { id, game, seats, options = {}, moves = 10_000 }: Wanted): Promise<void> {
  const rules = newestRulesetOf(game);
  if (rules === undefined) throw new Error(`There is no game ${game}.`);
  const { serverSeed, clientSeeds } = fairnessFrom(id, seats);
  const users = await Promise.all(clientSeeds.map(() => db.user.create({ data: { name: "Somebody" } })));
  const shown = { visibility: "open", description: "", commitment: commitmentOf(serverSeed) } as const;
  await db.game.create({ data: { id, game, seats, options, ownerId: users[0]?.id ?? "", ...shown } });
  await db.gameSecret.create({ data: { gameId: id, serverSeed } });
  const chance = chanceOf({ serverSeed, clientSeeds, gameId: id });
  const joinOrder = joinOrderOf(chance, seats);
  const data = users.map((user, place) => ({ gameId: id, userId: user.id, joinIndex: place, clientSeed: clientSeeds[place] ?? "" }));
  await db.gamePlayer.createMany({ data: data.map((player) => ({ ...player, seat: joinOrder.indexOf(player.joinIndex) })) });

  await withLockedGame({ db, clock: { now: () => new Date() } }, id, async (locked) => {
    const deal = rules.deal(options, seats, chance);
    await locked.append({ seat: null, command: { type: "start", options, seats, deal } as { type: string }, events: [], key: null });
    const state = rules.setup(options, seats, deal);
    const random = randomFrom(id);
    while (rules.outcome(state) === undefined && (locked.rows.length <= moves || rules.chanceMove(state, chance) !== undefined)) {
      const owed = rules.chanceMove(state, chance);
      const seat = owed === undefined ? random.pick(rules.toMove(state)) : null;
      const command = seat === null ? owed : randomCommand(rules, state, seat, random);
      const decision = command && play(rules, state, { seat, move: command });
      if (!command || !decision?.ok) throw new Error("The rules refuse their own move.");
      await locked.append({ seat, command, events: decision.events, key: seat === null ? null : randomUUID() });
    }
    await summarise(locked, rules, state);
  });
}

async function summarise(locked: LockedGame, rules: Ruleset, state: object): Promise<void> {
  const { tx, game, rows } = locked;
  const outcome = rules.outcome(state);
  await locked.summarise({
    rulesVersion: rules.version,
    status: outcome === undefined ? "running" : "finished",
    seq: rows.length - 1,
    toMove: [...rules.toMove(state)],
    ...(outcome && { result: JSON.parse(JSON.stringify(outcome)) }),
  });
  const scores = outcome?.scores ?? rules.scores(state);
  for (const [seat, score] of scores.entries()) {
    await tx.gamePlayer.updateMany({ where: { gameId: game.id, seat }, data: { score, rank: outcome?.ranks[seat] ?? null } });
  }
}
