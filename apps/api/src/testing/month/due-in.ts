// What waits in the service's own tables: how far the clock may jump.
import type { Database } from "@pithead/db";

/** How many moves bots are asked for, and when something else in the service's tables is due. It only says how far the clock may jump: nobody is judged by it. */
export async function dueIn(db: Database): Promise<{ bots: number; next: number | undefined }> {
  const [due] = await db.$queryRaw<{ bots: number; next: Date | null }[]>`
    select
      (select count(*)::int from graphile_worker.jobs where task_identifier = 'bot-move' and attempts < max_attempts) as bots,
      (select min(at) from (
        select min(next_at) as at from notices where state = 'due'
        union all select min(deadline) from game_players join games on games.id = game_id where status = 'running'
        union all select min(time_up_at + interval '1 day') from game_players join games on games.id = game_id
          where status = 'running' and at_expiry = 'vote' and played_by is null) as times) as next`;
  return { bots: due?.bots ?? 0, next: due?.next?.getTime() };
}
