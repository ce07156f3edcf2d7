// The start: seats are drawn, the deal is made by fair chance, and row 0 of the log keeps it.
import type { LockedGame, LockedPlayer } from "@pithead/db";
import { joinOrderOf, type Ruleset } from "@pithead/engine";
import { announce } from "../notices/announce.ts";
import type { Service } from "../service.ts";
import { settle } from "../standing-orders/settle.ts";
import { handOver } from "./hand-over.ts";
import { chanceFor } from "./host.ts";
import type { StartCommand } from "./load.ts";

/** Starts an open game with those who sit. `locked.players` must be everybody, in join order, and as many as the game allows. */
export async function startGame(service: Service, locked: LockedGame, rules: Ruleset): Promise<void> {
  const { tx, game, players } = locked;
  const options = rules.parseOptions(game.options);
  if (!options.ok) throw new Error(`The options of game ${game.id} are damaged: ${options.field} ${options.problem}.`);
  const seats = players.length;
  const chance = await chanceFor(locked);
  const seated: LockedPlayer[] = joinOrderOf(chance, seats).map((place, seat) => {
    const player = players[place];
    if (player === undefined) throw new Error(`Nobody sits at place ${place} of the join order.`);
    return { ...player, seat };
  });
  for (const { userId, seat } of seated) {
    await tx.gamePlayer.update({ where: { gameId_userId: { gameId: game.id, userId } }, data: { seat } });
  }

  const deal = rules.deal(options.value, seats, chance);
  const command: StartCommand = { type: "start", options: options.value, seats, deal };
  await locked.append({ seat: null, command, events: [], key: null });
  const state = rules.setup(options.value, seats, deal);
  const kind = seats === game.seats ? "table-full" : "started";
  const rated = players.every(({ user }) => user.bot === null);
  await locked.summarise({ status: "running", seats, rated, rulesVersion: rules.version, startedAt: locked.now });
  await settle(locked, rules, state, seated);
  await handOver(service, locked, rules, state, seated);
  await announceStart(service, locked, kind, rules.toMove(state), seated);
}

/** Word to all who wait: who is asked first hears of the start by that. */
async function announceStart(
  service: Service,
  { tx, game, now }: LockedGame,
  kind: "table-full" | "started",
  asked: readonly number[],
  players: readonly LockedPlayer[],
): Promise<void> {
  const waiting = players.filter(({ seat, user }) => user.bot === null && seat !== null && !asked.includes(seat));
  const userIds = waiting.map(({ userId }) => userId);
  await announce(tx, service, { gameId: game.id, seq: 0, kind, at: now, userIds });
}
