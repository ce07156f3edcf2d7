// One try to send a message, and what became of it written down with everything that it tells.
import type { Notice } from "@pithead/db";
import type { PostOffice } from "../jobs/post-office.ts";
import { nextTry } from "../jobs/retry.ts";
import type { Sent } from "./channels/sending.ts";
import { beginTry, markFailed, markSent } from "./rows.ts";

/** What cannot be told now is looked at again after so long at the latest: soon at first, for Postgres may have been away for a moment. */
const TRY_TOLD_AGAIN_MS = 60_000;

/**
 * A server that fails gets the message later.
 * @param notices the message's own first @param send writes the message, too, and may throw while it cannot be written
 * @returns whether it could be told at all
 */
export async function tryToTell(
  office: Pick<PostOffice, "db" | "log" | "clock" | "patience">,
  notices: readonly [Notice, ...Notice[]],
  messageId: string,
  send: () => Promise<Sent>,
  now: Date,
): Promise<boolean> {
  const { db, log, clock, patience } = office;
  const [{ gameId, seq, channel, kind, attempts }] = notices;
  const about = { gameId, seq, channel, kind };
  let sent: Sent;
  try {
    await beginTry(db, notices, messageId);
    sent = await send();
  } catch (error) {
    log.error({ ...about, error: error instanceof Error ? error.name : "unknown" }, "A notice could not be told.");
    const soon = nextTry(patience, { tries: attempts + 1, due: now, now, lasting: false });
    const latest = new Date(now.getTime() + TRY_TOLD_AGAIN_MS);
    const again = soon !== null && soon < latest ? soon : latest;
    await markFailed(db, notices, { error: "untold", again, mayHaveArrived: false }, now);
    return false;
  }
  if (sent.ok) await markSent(db, notices, clock.now());
  else {
    await markFailed(db, notices, sent, now);
    log.warn({ ...about, error: sent.error, again: sent.again }, "A notice could not be sent.");
  }
  return true;
}
