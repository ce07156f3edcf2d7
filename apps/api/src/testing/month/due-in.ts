// What waits in the service's own tables: how far the clock may jump. Nobody is judged by it.
import type { Database } from "@pithead/db";

/** How many moves bots are asked for. */
export async function botsAsked(db: Database): Promise<number> {
  const [asked] = await db.$queryRaw<{ bots: number }[]>`
    select count(*)::int as bots from graphile_worker.jobs where task_identifier = 'bot-move' and attempts < max_attempts`;
  return asked?.bots ?? 0;
}

/** When something else in the service's tables is due. */
export async function nextDue(db: Database): Promise<number | undefined> {
  const [due] = await db.$queryRaw<{ next: Date | null }[]>`
    select min(at) as next from (
      select min(next_at) as at from notices where state = 'due'
      union all select min(deadline) from game_players join games on games.id = game_id where status = 'running'
      union all select min(time_up_at + interval '1 day') from game_players join games on games.id = game_id
        where status = 'running' and at_expiry = 'vote' and played_by is null) as times`;
  return due?.next?.getTime();
}
