// The others' vote about a seat whose time is up: a bot goes on, the seat is open to a substitute, or the game ends unrated.
import type { BallotChoice, SeatVote, Table } from "@pithead/contracts";
import type { Database, LockedGame, LockedPlayer } from "@pithead/db";
import { letPlay } from "../bots/substitute.ts";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { changeTable, tellTable } from "../tables/sitting.ts";
import type { StoredTable } from "../tables/stored-table.ts";
import { endUnrated } from "./end-unrated.ts";
import { upToDate } from "./seat-clocks.ts";
import { VOTE_MS, votersAbout } from "./voters.ts";

/** Casts or changes the asker's vote; it is decided as soon as more than half agree or all have voted. */
export function castBallot(service: Service, userId: string, gameId: string, seat: number, choice: BallotChoice): Promise<Outcome<Table>> {
  return changeTable(service, gameId, async (locked) => {
    const players = await upToDate(locked);
    const player = players.find((each) => each.seat === seat);
    if (!players.some((each) => each.userId === userId)) return refuse({ kind: "not-your-seat", detail: "You do not sit at this table." });
    if (player === undefined || !isVotedAbout(locked.game, player))
      return refuse({ kind: "conflict", reason: { code: "no-vote" }, detail: "There is no vote about this seat." });
    const voters = votersAbout(players, seat);
    if (!voters.some((voter) => voter.userId === userId))
      return refuse({ kind: "conflict", reason: { code: "not-voter" }, detail: "You have no vote about this seat." });
    const key = { gameId, seat, voterId: userId };
    await locked.tx.ballot.upsert({ where: { gameId_seat_voterId: key }, create: { ...key, choice }, update: { choice } });
    const decided = decisionOf(voters.length, await choicesAbout(locked.tx, gameId, seat));
    if (decided === undefined) await tellTable(locked);
    else await carryOut(service, { ...locked, players }, player, decided);
    return done(undefined);
  });
}

/** A vote that nobody has decided in time: for what most are for, and for a bot where nothing leads. @returns whether it was over */
export async function closeVote(service: Service, locked: LockedGame, seat: number): Promise<boolean> {
  const players = await upToDate(locked);
  const player = players.find((each) => each.seat === seat);
  if (player === undefined || !isVotedAbout(locked.game, player)) return false;
  if (locked.now.getTime() - (player.timeUpAt?.getTime() ?? 0) < VOTE_MS) return false;
  await carryOut(service, { ...locked, players }, player, leading(await choicesAbout(locked.tx, locked.game.id, seat)));
  return true;
}

/** The votes that go on at a table, as one of those there sees them. */
export async function votesAt(db: Pick<Database, "ballot">, table: StoredTable, userId: string | undefined): Promise<SeatVote[]> {
  const players = table.players.filter((player) => isVotedAbout(table, player));
  if (players.length === 0) return [];
  const cast = await db.ballot.findMany({ where: { gameId: table.id } });
  return players.flatMap(({ seat, timeUpAt }) => {
    if (seat === null || timeUpAt === null) return [];
    const about = cast.filter((ballot) => ballot.seat === seat);
    const own = about.find(({ voterId }) => voterId === userId)?.choice;
    const count = (choice: BallotChoice) => about.filter((ballot) => ballot.choice === choice).length;
    return {
      seat,
      until: new Date(timeUpAt.getTime() + VOTE_MS).toISOString(),
      voters: votersAbout(table.players, seat).length,
      ballots: { bot: count("bot"), substitute: count("substitute"), end: count("end") },
      own: CHOICES.find((choice) => choice === own) ?? null,
    };
  });
}

const CHOICES: readonly BallotChoice[] = ["bot", "substitute", "end"];

function isVotedAbout(
  { status, atExpiry }: Pick<LockedGame["game"], "status" | "atExpiry">,
  { timeUpAt, playedBy }: Pick<LockedPlayer, "timeUpAt" | "playedBy">,
): boolean {
  return status === "running" && atExpiry === "vote" && timeUpAt !== null && playedBy === null;
}

async function choicesAbout(db: Pick<Database, "ballot">, gameId: string, seat: number): Promise<BallotChoice[]> {
  const cast = await db.ballot.findMany({ where: { gameId, seat } });
  return cast.flatMap(({ choice }) => CHOICES.find((each) => each === choice) ?? []);
}

/** What is decided; undefined while it is open. */
function decisionOf(voters: number, cast: readonly BallotChoice[]): BallotChoice | undefined {
  const agreed = CHOICES.find((choice) => cast.filter((each) => each === choice).length * 2 > voters);
  return agreed ?? (cast.length >= voters ? leading(cast) : undefined);
}

/** What more are for than for anything else; a bot where there is no such thing. */
function leading(cast: readonly BallotChoice[]): BallotChoice {
  const counts = CHOICES.map((choice) => cast.filter((each) => each === choice).length);
  const most = Math.max(...counts);
  const [first = "bot", ...others] = CHOICES.filter((_, index) => counts[index] === most);
  return others.length === 0 ? first : "bot";
}

async function carryOut(service: Service, locked: LockedGame, player: LockedPlayer, choice: BallotChoice): Promise<void> {
  const { id: gameId } = locked.game;
  if (player.seat !== null) await locked.tx.ballot.deleteMany({ where: { gameId, seat: player.seat } });
  switch (choice) {
    case "bot":
      await letPlay(service, locked, player, {});
      return;
    case "substitute":
      await letPlay(service, locked, player, { offered: true });
      return;
    case "end":
      await endUnrated(service, locked);
      return;
  }
}
