// How reliable somebody is: moves in time, games finished. Counted from what each game keeps, so that no game waits for another.
import type { Reliability } from "@pithead/contracts";
import { type Database, Prisma, type Transaction } from "@pithead/db";
import { done, type Outcome, refuse } from "../refusal.ts";

/** A game counts as left when a bot or a substitute played it to its end, and from the moment it was resigned. */
export async function reliabilityOf(db: Pick<Database | Transaction, "$queryRaw">, userId: string): Promise<Reliability> {
  const [found] = await db.$queryRaw<Omit<Reliability, "percent">[]>(Prisma.sql`
    with held as (
      select in_time, timeouts, status = 'finished' and resigned_at is null and played_by is null as finished,
        resigned_at is not null or (status = 'finished' and played_by is not null) as gone
      from game_players join games on games.id = game_players.game_id where game_players.user_id = ${userId}
      union all select in_time, timeouts, false, true from departures where user_id = ${userId})
    select coalesce(sum(in_time), 0)::int as "inTime", coalesce(sum(timeouts), 0)::int as timeouts,
      (count(*) filter (where finished))::int as finished, (count(*) filter (where gone))::int as left from held`);
  const { inTime = 0, timeouts = 0, finished = 0, left = 0 } = found ?? {};
  return { inTime, timeouts, finished, left, percent: percentOf({ inTime, timeouts, finished, left }) };
}

/** Refuses who is less reliable than the table asks for; who has not played yet is welcome. */
export async function isReliableFor(
  db: Pick<Database | Transaction, "$queryRaw">,
  userId: string,
  { reliability: asked }: { readonly reliability: number },
): Promise<Outcome<undefined>> {
  if (asked === 0) return done(undefined);
  const { percent } = await reliabilityOf(db, userId);
  if (percent === null || percent >= asked) return done(undefined);
  return refuse({
    kind: "unreliable",
    reason: { code: "unreliable", asked, percent },
    detail: `This table asks for a reliability of ${asked} %, and yours is ${percent} %.`,
  });
}

function percentOf({ inTime, timeouts, finished, left }: Omit<Reliability, "percent">): number | null {
  if (inTime + timeouts + finished + left === 0) return null;
  const share = (good: number, bad: number) => (good + bad === 0 ? 1 : good / (good + bad));
  return Math.floor(100 * share(inTime, timeouts) * share(finished, left));
}
