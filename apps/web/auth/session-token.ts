// What a session's token carries besides next-auth's own fields.
import type { JWT } from "next-auth/jwt";

/** The epoch a session was made in; a session of an earlier epoch than the account's is over. */
export function epochOf(token: JWT): number | undefined {
  return typeof token.epoch === "number" ? token.epoch : undefined;
}

/** The session was ended elsewhere, or its account is gone. */
export class SessionOver extends Error {
  override name = "SessionOver";
}
