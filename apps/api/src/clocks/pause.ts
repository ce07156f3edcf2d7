// Pausing by consent: once everybody who plays wants it, all clocks stand until one of them goes on. Moves are still made.
import type { Table } from "@pithead/contracts";
import type { LockedGame, LockedPlayer } from "@pithead/db";
import { lookAgain } from "../notices/rows.ts";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { changeTable, tellTable } from "../tables/sitting.ts";
import { clockOf, keepPlayer, paceOf, running, standing, upToDate } from "./seat-clocks.ts";

export function wantPause(service: Service, userId: string, gameId: string, wants: boolean): Promise<Outcome<Table>> {
  return changeTable(service, gameId, async (locked) => {
    const players = await upToDate(locked);
    const own = players.find((player) => player.userId === userId);
    if (own === undefined) return refuse({ kind: "not-your-seat", detail: "You do not sit at this table." });
    if (locked.game.status !== "running" || paceOf(locked.game) === undefined)
      return refuse({ kind: "conflict", reason: { code: "no-clocks" }, detail: "There are no clocks to pause." });
    if (!isPlaying(own)) return refuse({ kind: "conflict", reason: { code: "bot-plays" }, detail: "A bot plays for you." });
    const wanting = players.map((player) => (player === own ? { ...player, wantsPause: wants } : player));
    await keepPlayer(locked, own, null, { wantsPause: wants });
    if (!wants && locked.game.pausedAt !== null) await goOn(locked, wanting);
    else if (locked.game.pausedAt === null && wanting.filter(isPlaying).every(({ wantsPause }) => wantsPause)) await pause(locked, wanting);
    await tellTable(locked);
    return done(undefined);
  });
}

async function pause(locked: LockedGame, players: readonly LockedPlayer[]): Promise<void> {
  await locked.summarise({ pausedAt: locked.now });
  for (const player of players) await keepPlayer(locked, player, standing(locked, clockOf(player)));
}

async function goOn(locked: LockedGame, players: readonly LockedPlayer[]): Promise<void> {
  await locked.summarise({ pausedAt: null });
  const going = { ...locked, game: { ...locked.game, pausedAt: null } };
  for (const player of players) {
    const isAsked = player.seat !== null && locked.game.toMove.includes(player.seat) && player.timeUpAt === null;
    await keepPlayer(going, player, isAsked ? running(going, player, clockOf(player)) : clockOf(player), { wantsPause: false });
    if (isAsked) await lookAgain(locked.tx, player, locked.now);
  }
}

function isPlaying({ playedBy, resignedAt, user }: LockedPlayer): boolean {
  return user.bot === null && playedBy === null && resignedAt === null;
}
