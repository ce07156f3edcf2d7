// What should have happened by now and has not: for whoever watches over the service.
import type { Database } from "./database.ts";

/** How long after its time something is overdue, in seconds. */
export const GRACE_SECONDS = 60;

/** When a process of the service last said that it is there, by the service's clock; null before the first. */
export async function lastSign(db: Database): Promise<Date | null> {
  return (await db.heartbeat.findFirst({ orderBy: { at: "desc" } }))?.at ?? null;
}

export interface StuckGame {
  readonly id: string;
  readonly game: string;
  readonly seq: number;
  /** `deadline`: somebody's time is up and nothing was done; `vote`: one is not closed; `bot`: its move is not made; `host`: nobody is asked. */
  readonly why: "deadline" | "vote" | "bot" | "host";
  readonly since: Date;
}

/** Running games that wait for the service itself. @param now by the service's clock */
export function stuckGames(db: Database, now: Date): Promise<StuckGame[]> {
  const due = secondsBefore(now, GRACE_SECONDS);
  const thought = secondsBefore(now, 10 * GRACE_SECONDS);
  return db.$queryRaw<StuckGame[]>`
    select games.id, game, seq, 'deadline' as why, deadline as since from games join game_players on game_players.game_id = games.id
      where status = 'running' and deadline <= ${due}
    union all select games.id, game, seq, 'vote', time_up_at + interval '1 day' from games join game_players on game_players.game_id = games.id
      where status = 'running' and at_expiry = 'vote' and played_by is null and time_up_at + interval '1 day' <= ${due}
    union all select games.id, game, seq, 'bot', coalesce(time_up_at, waiting_since) from games join game_players on game_players.game_id = games.id
      where status = 'running' and seat = any(to_move) and coalesce(time_up_at, waiting_since) <= ${thought}
        and (played_by is not null or (time_up_at is not null and at_expiry = 'move'))
    union all select id, game, seq, 'host', coalesce(last_move_at, started_at) from games
      where status = 'running' and to_move = '{}' and coalesce(last_move_at, started_at) <= ${due}
    order by 5`;
}

export interface OverdueJob {
  readonly task: string;
  /** How many jobs of the task. */
  readonly jobs: number;
  /** The one that has waited longest, by the database's clock. */
  readonly since: Date;
  /** The most tries that one of them has had. */
  readonly attempts: number;
  /** What went wrong last. It never holds what the job was about. */
  readonly error: string | null;
}

/** Jobs that were to run and have not, by task; also those that are given up. */
export function overdueJobs(db: Database): Promise<OverdueJob[]> {
  return db.$queryRaw<OverdueJob[]>`
    select task_identifier as task, count(*)::int as jobs, min(run_at) as since, max(attempts)::int as attempts, max(last_error) as error
    from graphile_worker.jobs where run_at < now() - ${GRACE_SECONDS} * interval '1 second' and (locked_at is null or locked_at < now() - interval '10 minutes')
    group by task_identifier order by 3`;
}

export interface OverdueNotices {
  readonly channel: string;
  readonly notices: number;
  /** When the one that has waited longest was to be looked at, by the service's clock. */
  readonly since: Date;
}

/** Notices whose time has come and that nobody has sent, skipped or put off, by channel. */
export async function overdueNotices(db: Database, now: Date): Promise<OverdueNotices[]> {
  const waiting = await db.notice.groupBy({
    by: ["channel"],
    where: { state: "due", nextAt: { lt: secondsBefore(now, GRACE_SECONDS) } },
    _count: true,
    _min: { nextAt: true },
    orderBy: { channel: "asc" },
  });
  return waiting.map(({ channel, _count, _min }) => ({ channel, notices: _count, since: _min.nextAt ?? now }));
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}
