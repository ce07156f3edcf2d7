// Leaving a running game for good, and taking over a seat that was left: the others' game goes on.
import { timeOnReturn } from "@pithead/clocks";
import type { Table } from "@pithead/contracts";
import { LOCKED_USER, type LockedPlayer } from "@pithead/db";
import { letPlay } from "../bots/substitute.ts";
import { announceTakenUp } from "../notices/announce.ts";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { changeTable, tellTable } from "../tables/sitting.ts";
import { isReliableFor } from "./reliability.ts";
import { clockOf, keepPlayer, paceOf, running, standing, upToDate } from "./seat-clocks.ts";

/** The asker leaves the seat to a bot, or to whoever takes it over; until then, and else to the end, a bot plays it. */
export function resign(service: Service, userId: string, gameId: string, to: "bot" | "substitute"): Promise<Outcome<Table>> {
  return changeTable(service, gameId, async (locked) => {
    const players = await upToDate(locked);
    const player = players.find((each) => each.userId === userId);
    if (player === undefined) return refuse({ kind: "not-your-seat", detail: "You do not sit at this table." });
    if (locked.game.status !== "running")
      return refuse({ kind: "conflict", reason: { code: "not-running" }, detail: "No game is being played at this table." });
    if (player.resignedAt !== null) return refuse({ kind: "conflict", reason: { code: "resigned" }, detail: "You have resigned already." });
    return letPlay(service, { ...locked, players }, player, { resignedAt: locked.now, offered: to === "substitute" });
  });
}

/** The asker takes over a seat that is open to a substitute. Who left it keeps what it says of their reliability, and nothing of the seat. */
export function takeSeat(service: Service, userId: string, gameId: string, seat: number): Promise<Outcome<Table>> {
  return changeTable(service, gameId, async (locked) => {
    const { tx, game, now } = locked;
    const players = await upToDate(locked);
    const left = players.find((player) => player.seat === seat);
    if (left === undefined) return refuse({ kind: "not-found", detail: `There is no seat ${seat} at this table.` });
    if (game.status !== "running" || !left.offered)
      return refuse({ kind: "conflict", reason: { code: "not-offered" }, detail: "This seat is not open to a substitute." });
    if (players.some((player) => player.userId === userId))
      return refuse({ kind: "conflict", reason: { code: "sits-here" }, detail: "You sit at this table already." });
    const gone = await tx.departure.findUnique({ where: { gameId_userId: { gameId, userId } } });
    if (gone !== null) return refuse({ kind: "conflict", reason: { code: "left-table" }, detail: "You have left this table." });
    const reliable = await isReliableFor(tx, userId, game);
    if (!reliable.ok) return reliable;

    await tx.departure.create({ data: { gameId, userId: left.userId, seat, inTime: left.inTime, timeouts: left.timeouts, at: now } });
    await tx.standingOrders.deleteMany({ where: { gameId, userId: left.userId } });
    const fresh = { playedBy: null, offered: false, resignedAt: null, timeUpAt: null, inTime: 0, timeouts: 0, wantsPause: false };
    const sitting: LockedPlayer = await tx.gamePlayer.update({
      where: { gameId_userId: { gameId, userId: left.userId } },
      data: { ...fresh, userId, seenSeq: 0, atHandSeq: -1 },
      include: { user: { select: LOCKED_USER } },
    });
    const pace = paceOf(game);
    if (pace !== undefined) {
      const shown = standing(locked, clockOf(sitting));
      const clock = { ...shown, left: timeOnReturn(pace, shown.left) };
      await keepPlayer(locked, sitting, game.toMove.includes(seat) ? running(locked, sitting, clock) : clock);
    }
    if (game.toMove.includes(seat)) await locked.summarise({ waitingSince: now });
    await announceTakenUp(service, locked, sitting);
    await tellTable({ ...locked, players: [...players, sitting] });
    return done(undefined);
  });
}
