// Mails with links that open accounts, and what became of each: told to whoever asked for it, by a name that nobody guesses.
import { randomInt } from "node:crypto";
import type { MailedLinkState } from "../generated/client.ts";
import type { Database, Transaction } from "./database.ts";
import { addJob } from "./jobs.ts";

export type { MailedLinkState };

const DAY_MS = 24 * 3_600_000;
/** How long one is remembered. */
const KEPT_DAYS = 30;
/** How long nothing more is mailed after an address was lost: it may be there again. */
const LOST_DAYS = 1;

type Rows = Pick<Database | Transaction, "mailedLink">;

interface WithLink {
  readonly email: string;
  readonly [field: string]: string | number;
}

export function newLinkName(): string {
  return Array.from({ length: 24 }, () => randomInt(36).toString(36)).join("");
}

/** Has a link mailed by a job, whose payload is `mail` and the name. @returns the name by which its asker learns what became of it */
export async function enqueueLink(tx: Rows & Pick<Transaction, "$executeRaw">, task: string, mail: WithLink): Promise<string> {
  const now = Date.now();
  const id = newLinkName();
  await tx.mailedLink.deleteMany({ where: { at: { lt: new Date(now - KEPT_DAYS * DAY_MS) } } });
  await tx.mailedLink.create({ data: { id, email: mail.email, at: new Date(now) } });
  await addJob(tx, { task, payload: { ...mail, linkId: id } });
  return id;
}

/** Has the sign-in link mailed. `url`: the link, which signs in whoever opens it: never log it. `locale`: of the page it was asked on. */
export function enqueueSignInMail(db: Database, mail: { email: string; url: string; locale: string }): Promise<string> {
  return db.$transaction((tx) => enqueueLink(tx, "sign-in-mail", mail));
}

/** The mail of that name; null when there is none. */
export function mailedLink(db: Rows, id: string): Promise<{ email: string; state: MailedLinkState } | null> {
  return db.mailedLink.findUnique({ where: { id }, select: { email: true, state: true } });
}

export async function markLink(db: Rows, id: string, state: MailedLinkState): Promise<void> {
  await db.mailedLink.updateMany({ where: { id }, data: { state } });
}

/** Of the newest mail with a link to an address, where that is known alone. */
export async function markNewestLink(db: Rows, email: string, state: MailedLinkState): Promise<void> {
  const newest = await db.mailedLink.findFirst({ where: { email, state: "sent" }, orderBy: { at: "desc" }, select: { id: true } });
  if (newest !== null) await markLink(db, newest.id, state);
}

/** Whether no links are mailed to an address: one came back within a day since it is lost, or was complained about within a month. */
export async function isLinkless(db: Rows, email: string): Promise<boolean> {
  const lost = { state: "lost", at: { gt: new Date(Date.now() - LOST_DAYS * DAY_MS) } } as const;
  return (await db.mailedLink.count({ where: { email, OR: [lost, { state: "complained" }] } })) > 0;
}

/** Has links mailed to an address again, at its owner's word. */
export async function forgetLostLinks(db: Rows, email: string): Promise<void> {
  await db.mailedLink.updateMany({ where: { email, state: { in: ["lost", "complained"] } }, data: { state: "returned" } });
}
