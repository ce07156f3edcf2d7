// What one process at a time does: looking after a user's notices, and the like.
import type { Database } from "@pithead/db";

/** Looks after a user's notices, unless another process is at it. */
export function alone(db: Database, userId: string, work: () => Promise<void>): Promise<boolean> {
  return aloneAt(db, `notices of ${userId}`, work);
}

/** Runs `work`, unless another process is at the same. The lock falls with its connection, so a killed process holds none. @returns whether it ran. */
export async function aloneAt(db: Database, what: string, work: () => Promise<void>): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ mine: boolean }[]>`select pg_try_advisory_xact_lock(hashtextextended(${what}, 0)) as mine`;
      const mine = lock?.mine ?? false;
      if (mine) await work();
      return mine;
    },
    { maxWait: 60_000, timeout: 600_000 },
  );
}
