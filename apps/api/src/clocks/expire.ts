// What happens when a player's time is up: under the game's lock, looked at again there, so that it happens once.
import type { LockedGame, LockedPlayer } from "@pithead/db";
import { askBot } from "../bots/ask.ts";
import { SUBSTITUTE } from "../bots/level.ts";
import { unrate } from "../bots/unrated.ts";
import type { Service } from "../service.ts";
import { keepPlayer, upToDate } from "./seat-clocks.ts";
import { votersAbout } from "./voters.ts";

/** Acts where the seat's time is up by now. @returns whether it was */
export async function expire(service: Service, locked: LockedGame, seat: number): Promise<boolean> {
  const { tx, game, now } = locked;
  const players = await upToDate(locked);
  const player = players.find((each) => each.seat === seat);
  if (game.status !== "running" || player?.deadline == null || player.deadline > now) return false;
  const timeout = { timeUpAt: player.deadline, timeouts: player.timeouts + (player.timeUpAt === null ? 1 : 0) };
  await tx.ballot.deleteMany({ where: { gameId: game.id, seat } });
  const stopped = await keepPlayer(locked, player, { left: 0, since: null }, timeout);
  switch (game.atExpiry) {
    case "move":
      await askBot(service, locked, seat);
      break;
    case "bot":
      await playOn(service, locked, stopped, seat);
      break;
    case "vote":
      // Where nobody is left to vote, nobody is to be held up either.
      if (votersAbout(players, seat).length === 0) await playOn(service, locked, stopped, seat);
      break;
  }
  await locked.tell({ kind: "table", seq: game.seq, users: players.map(({ userId }) => userId) });
  return true;
}

async function playOn(service: Service, locked: LockedGame, player: LockedPlayer, seat: number): Promise<void> {
  await unrate(locked);
  await keepPlayer(locked, player, null, { playedBy: SUBSTITUTE, timeUpAt: null });
  await askBot(service, locked, seat);
}
