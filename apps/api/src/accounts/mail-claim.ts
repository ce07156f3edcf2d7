// A guest adds a mail address: a link goes to it, and who opens the link has the mailbox.
import { createHash, randomBytes } from "node:crypto";
import type { Me } from "@pithead/contracts";
import { enqueueLink, holdLock, Prisma } from "@pithead/db";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { type Asker, meOf } from "./asker.ts";

const HOUR = 3_600_000;
const CLAIM_LASTS = 24 * HOUR;
/** By one guest, and to one address. */
const MOST_CLAIMS_AN_HOUR = 5;

/**
 * Has a link mailed to `email`. Whether the address has an account already is told to nobody but its mailbox:
 * the job looks and words its mail accordingly.
 * @returns the name by which the asker learns what became of that mail
 */
export async function claimMail({ db }: Service, asker: Asker, email: string): Promise<Outcome<string>> {
  if (asker.email !== null)
    return refuse({ kind: "conflict", reason: { code: "has-mail" }, detail: "Your account has a mail address already." });
  const now = Date.now();
  const token = randomBytes(32).toString("base64url");
  return await db.$transaction(async (tx) => {
    // One claim after another, so that a burst is counted whole.
    await holdLock(tx, "mail claims");
    const lately = { gt: new Date(now + CLAIM_LASTS - HOUR) };
    const [ofUser, toAddress] = [
      await tx.mailClaim.count({ where: { userId: asker.id, expires: lately } }),
      await tx.mailClaim.count({ where: { email, expires: lately } }),
    ];
    if (Math.max(ofUser, toAddress) >= MOST_CLAIMS_AN_HOUR)
      return refuse({
        kind: "too-fast",
        reason: { code: "many-links" },
        detail: "Several links have been mailed already: look for them, or try again in an hour.",
      });
    await tx.mailClaim.deleteMany({ where: { expires: { lt: new Date(now) } } });
    await tx.mailClaim.create({ data: { tokenHash: hashOf(token), userId: asker.id, email, expires: new Date(now + CLAIM_LASTS) } });
    return done(await enqueueLink(tx, "mail-claim", { userId: asker.id, email, token }));
  });
}

/** Uses the link up: the asker, who is the guest that asked for it, keeps their games under the address. */
export async function confirmMail({ db }: Service, asker: Asker, token: string): Promise<Outcome<Me>> {
  const claim = await db.mailClaim.findUnique({ where: { tokenHash: hashOf(token) } });
  if (claim === null || claim.expires.getTime() < Date.now())
    return refuse({
      kind: "conflict",
      reason: { code: "link-used" },
      detail: "This link has expired or was used already: ask for a new one.",
    });
  if (claim.userId !== asker.id)
    return refuse({
      kind: "conflict",
      reason: { code: "other-account" },
      detail: "This link belongs to another account: open it where that account is signed in.",
    });
  const { email } = claim;
  try {
    await db.$transaction([
      db.user.update({ where: { id: asker.id }, data: { email, emailVerified: new Date() } }),
      db.mailClaim.deleteMany({ where: { userId: asker.id } }),
    ]);
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") throw error;
    return refuse({
      kind: "conflict",
      reason: { code: "address-taken" },
      detail: "This address has an account of its own: sign in with it instead.",
    });
  }
  return done(await meOf(db, asker.id));
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
