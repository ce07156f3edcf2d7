// Invitations to a table: its owner asks a player by name, or whoever reads a mail address.
import { z } from "zod";
import { MailAddress, UserName } from "./accounts.ts";
import { Table } from "./tables.ts";

/** By name or by address, not both. */
export const Invite = z
  .strictObject({ name: UserName.optional(), email: MailAddress.optional() })
  .refine(({ name, email }) => (name === undefined) !== (email === undefined), {
    path: ["name"],
    error: "either a name or a mail address",
  });
export type Invite = z.input<typeof Invite>;

/** `came_back`: its mail did. */
export const InvitationState = z.enum(["sent", "accepted", "declined", "came_back"]);

/** As the owner sees it. `to`: the name or the address as it was given. */
export const SentInvitation = z.object({ to: z.string(), state: InvitationState, at: z.iso.datetime() }).meta({ id: "SentInvitation" });
export type SentInvitation = z.infer<typeof SentInvitation>;

export const InvitationList = z.object({ invitations: z.array(SentInvitation) }).meta({ id: "InvitationList" });
export type InvitationList = z.infer<typeof InvitationList>;

/** As whoever holds its link sees it. */
export const Invitation = z.object({ inviter: z.string(), state: InvitationState, table: Table }).meta({ id: "Invitation" });
export type Invitation = z.infer<typeof Invitation>;

export const InvitationId = z.string().regex(/^[a-z0-9]{24}$/, "an invitation’s own letters and digits");
