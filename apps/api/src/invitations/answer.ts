// What whoever holds an invitation's link sees and answers.
import type { Invitation, Table } from "@pithead/contracts";
import { tell } from "@pithead/db";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { sit } from "../tables/seats.ts";
import { tableOf, WITH_PLAYERS } from "../tables/stored-table.ts";

const UNKNOWN = refuse({ kind: "not-found", detail: "There is no such invitation." });

export async function invitationOf({ db }: Service, id: string): Promise<Outcome<Invitation>> {
  const found = await db.invitation.findUnique({
    where: { id },
    include: { inviter: { select: { name: true } }, game: { include: WITH_PLAYERS } },
  });
  if (found === null) return UNKNOWN;
  return done({ inviter: found.inviter.name ?? "", state: found.state, table: tableOf(found.game) });
}

/** The asker sits down; whoever has the link may, like anybody who knows the table. */
export async function accept(service: Service, userId: string, id: string, clientSeed?: string): Promise<Outcome<Table>> {
  const found = await service.db.invitation.findUnique({ where: { id } });
  if (found === null) return UNKNOWN;
  const seated = await sit(service, userId, found.gameId, clientSeed);
  if (seated.ok) await settle(service, id, "accepted");
  return seated;
}

/** Needs no signing in: the link is the reader's own. Who has sat down leaves the table instead. */
export async function decline(service: Service, id: string): Promise<Outcome<Invitation>> {
  const waits = await service.db.invitation.count({ where: { id, state: "sent" } });
  if (waits > 0) await settle(service, id, "declined");
  return invitationOf(service, id);
}

/** Whoever looks at the table hears of it: its owner sees who has answered. */
async function settle({ db }: Service, id: string, state: "accepted" | "declined"): Promise<void> {
  const { gameId } = await db.invitation.update({ where: { id }, data: { state } });
  await tell(db, { kind: "table", game: gameId, seq: 0, users: [] });
}
