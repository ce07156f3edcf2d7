// The mail of an invitation, to a player or to an address that is nobody's here.

import type { Database, Prisma } from "@pithead/db";
import { invitationMail, type Mail } from "@pithead/mail";
import type { Locale } from "@pithead/wording";
import type { PostOffice } from "../jobs/post-office.ts";
import { titleOf } from "../jobs/telling.ts";
import type { MailReader } from "./mail-reader.ts";
import { noticeLinks } from "./notice-links.ts";

const TOLD = {
  inviter: { select: { name: true, locale: true } },
  game: { include: { players: { orderBy: { joinIndex: "asc" }, include: { user: { select: { name: true } } } } } },
} satisfies Prisma.InvitationInclude;

export type ToldInvitation = Prisma.InvitationGetPayload<{ include: typeof TOLD }>;

/** A player's invitation to a table, while it waits for an answer and they do not sit there. */
export async function openInvitation(db: Pick<Database, "invitation">, gameId: string, userId: string): Promise<ToldInvitation | null> {
  const found = await db.invitation.findFirst({ where: { gameId, userId, state: "sent" }, include: TOLD, orderBy: { at: "asc" } });
  if (found === null || found.game.players.some((player) => player.userId === userId)) return null;
  return found;
}

export function invitationById(db: Pick<Database, "invitation">, id: string): Promise<ToldInvitation | null> {
  return db.invitation.findUnique({ where: { id }, include: TOLD });
}

export async function invitationLetter(office: PostOffice, reader: MailReader, gameId: string): Promise<Mail> {
  const invitation = await openInvitation(office.db, gameId, reader.id);
  if (invitation === null) throw new Error(`Nobody is invited to ${gameId}.`);
  return letterOf(office, invitation, { ...reader, links: noticeLinks(office, reader.id) });
}

export function letterOf(
  { publicUrl }: Pick<PostOffice, "publicUrl">,
  { id, inviter, game }: ToldInvitation,
  to: { readonly email: string; readonly locale: Locale; readonly links: Parameters<typeof invitationMail>[0]["links"] },
): Promise<Mail> {
  return invitationMail({
    locale: to.locale,
    email: to.email,
    links: to.links,
    inviter: inviter.name ?? "",
    game: titleOf(game.game),
    seats: game.seats,
    sitting: game.players.map(({ user }) => user.name ?? ""),
    url: `${publicUrl}/invitations/${id}`,
  });
}
