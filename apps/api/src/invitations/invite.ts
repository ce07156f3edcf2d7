// Asking somebody to a table: a player by name, or whoever reads a mail address. Nobody is asked twice to a table, or often in a day.
import { randomInt } from "node:crypto";
import type { InvitationList, SentInvitation } from "@pithead/contracts";
import { addJob, holdLock, type Transaction } from "@pithead/db";
import type { Asker } from "../accounts/asker.ts";
import { done, noSuchGame, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";

const DAY_MS = 24 * 3_600_000;
const MOST_AT_A_TABLE = 10;
/** By one player, and to one reader from all players together. */
const MOST_SENT_A_DAY = 20;
const MOST_RECEIVED_A_DAY = 3;

const ID_LENGTH = 24;
const ID_CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Whom to ask: a name, or an address in lower case. */
export type Wanted = { readonly name: string } | { readonly email: string };

/** Who is to get it. `userId`: null while an address is nobody's here; `email`: null where a player was named. */
interface Addressee {
  readonly userId: string | null;
  readonly email: string | null;
}

/** The table's owner asks somebody. Whether an address has an account here is told to nobody. */
export function invite(service: Service, asker: Asker, gameId: string, wanted: Wanted): Promise<Outcome<SentInvitation>> {
  return service.db.$transaction(async (tx): Promise<Outcome<SentInvitation>> => {
    // One after another, so that a burst is counted whole.
    await holdLock(tx, "invitations");
    const at = service.clock.now();
    const table = await ownOpenTable(tx, asker.id, gameId);
    if (!table.ok) return table;
    const found = "name" in wanted ? await playerNamed(tx, gameId, wanted.name) : await readerOf(tx, asker, wanted.email);
    if (!found.ok) return found;
    const room = await roomFor(tx, asker.id, gameId, found.value, at);
    if (!room.ok) return room;

    const id = Array.from({ length: ID_LENGTH }, () => ID_CHARACTERS.charAt(randomInt(ID_CHARACTERS.length))).join("");
    const { userId, email } = found.value;
    await tx.invitation.create({ data: { id, gameId, inviterId: asker.id, userId, email, at } });
    await putInOutbox(tx, { id, gameId, userId, at });
    return done({ to: "name" in wanted ? wanted.name : wanted.email, state: "sent", at: at.toISOString() });
  });
}

/** Whom the owner has asked, in that order. */
export async function invitationsTo({ db }: Service, userId: string, gameId: string): Promise<Outcome<InvitationList>> {
  const game = await db.game.findUnique({
    where: { id: gameId },
    select: { ownerId: true, invitations: { orderBy: { at: "asc" }, include: { user: { select: { name: true } } } } },
  });
  if (game === null) return noSuchGame;
  if (game.ownerId !== userId) return NOT_THE_OWNER;
  // An address stays an address, whoever turns out to read it.
  const invitations = game.invitations.map(({ email, user, state, at }) => ({
    to: email ?? user?.name ?? "",
    state,
    at: at.toISOString(),
  }));
  return done({ invitations });
}

const NOT_THE_OWNER = refuse({ kind: "not-the-owner", detail: "Only the table's owner may invite." });

async function ownOpenTable(tx: Transaction, userId: string, gameId: string): Promise<Outcome<undefined>> {
  const game = await tx.game.findUnique({ where: { id: gameId }, select: { ownerId: true, status: true } });
  if (game === null) return noSuchGame;
  if (game.ownerId !== userId) return NOT_THE_OWNER;
  return game.status === "open"
    ? done(undefined)
    : refuse({ kind: "conflict", reason: { code: "not-open" }, detail: "The table is no longer open." });
}

async function playerNamed(tx: Transaction, gameId: string, name: string): Promise<Outcome<Addressee>> {
  const found = await tx.user.findMany({
    where: { name: { equals: name, mode: "insensitive" }, bot: null },
    select: { id: true, name: true },
    take: 20,
  });
  const exact = found.filter((user) => user.name === name);
  const [player, ...others] = exact.length > 0 ? exact : found;
  if (player === undefined)
    return refuse({ kind: "conflict", reason: { code: "nobody-called", name }, detail: `Nobody here is called ${name}.` });
  if (others.length > 0)
    return refuse({
      kind: "conflict",
      reason: { code: "several-called", name },
      detail: `Several players are called ${name}: invite by mail address instead.`,
    });
  const sits = await tx.gamePlayer.count({ where: { gameId, userId: player.id } });
  if (sits > 0) return refuse({ kind: "conflict", reason: { code: "sits-already", name }, detail: `${name} sits at this table already.` });
  return done({ userId: player.id, email: null });
}

/** Of an address: answers the same whether it has an account or not. */
async function readerOf(tx: Transaction, asker: Asker, email: string): Promise<Outcome<Addressee>> {
  if (asker.email === null)
    return refuse({
      kind: "conflict",
      reason: { code: "guests-by-name" },
      detail: "Guests invite by name: add a mail address of your own first.",
    });
  if ((await tx.noInvitations.count({ where: { email } })) > 0)
    return refuse({ kind: "conflict", reason: { code: "no-invitations" }, detail: "This address wants no invitations." });
  const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
  return done({ userId: user?.id ?? null, email });
}

async function roomFor(
  tx: Transaction,
  inviterId: string,
  gameId: string,
  { userId, email }: Addressee,
  now: Date,
): Promise<Outcome<undefined>> {
  const at = { gt: new Date(now.getTime() - DAY_MS) };
  // Whether a name and an address are the same reader is not to be learned here.
  const asNamed = email === null ? { userId, email } : { email };
  const toReader = userId === null ? { email } : { userId };
  if ((await tx.invitation.count({ where: { gameId, ...asNamed } })) > 0)
    return refuse({ kind: "conflict", reason: { code: "invited-already" }, detail: "They have been invited to this table already." });
  if ((await tx.invitation.count({ where: { gameId } })) >= MOST_AT_A_TABLE)
    return refuse({
      kind: "conflict",
      reason: { code: "many-invited", count: MOST_AT_A_TABLE },
      detail: `${MOST_AT_A_TABLE} have been invited to this table already.`,
    });
  if ((await tx.invitation.count({ where: { inviterId, at } })) >= MOST_SENT_A_DAY)
    return refuse({
      kind: "too-fast",
      reason: { code: "invited-many-today", count: MOST_SENT_A_DAY },
      detail: `You have invited ${MOST_SENT_A_DAY} within a day: go on tomorrow.`,
    });
  if ((await tx.invitation.count({ where: { ...toReader, at } })) >= MOST_RECEIVED_A_DAY)
    return refuse({
      kind: "too-fast",
      reason: { code: "invited-often-today" },
      detail: "They have been invited several times today: try again tomorrow.",
    });
  return done(undefined);
}

/** A player is told as of everything, and finds it in the ledger; an address alone gets its mail by a job. */
async function putInOutbox(
  tx: Transaction,
  { id, gameId, userId, at }: Pick<Addressee, "userId"> & { readonly id: string; readonly gameId: string; readonly at: Date },
): Promise<void> {
  if (userId !== null) {
    const row = { gameId, seq: 0, userId, channel: "mail", kind: "invited", causedAt: at, dueAt: at, nextAt: at };
    await tx.notice.createMany({ data: [row], skipDuplicates: true });
  } else {
    await addJob(tx, { task: "invitation-mail", payload: { invitationId: id } });
  }
}
