// Sending the mail of a notice: in its game's thread, to be ended by one click, known again when it comes back.
import type { Mail } from "@pithead/mail";
import { nextTry } from "../../jobs/retry.ts";
import { returnPathOf, threadIdOf } from "../../jobs/signed-names.ts";
import { unsubscribeToken } from "../unsubscribe.ts";
import type { Post, Sent } from "./sending.ts";

export async function mailNotice(
  { office, lead, messageId, now }: Pick<Post, "office" | "lead" | "messageId" | "now">,
  { name, email }: { readonly name: string; readonly email: string },
  mail: Mail,
): Promise<Sent> {
  const { gameId, userId } = lead;
  const sent = await office.smtp.send({
    to: { name, address: email },
    mail,
    messageId,
    thread: threadIdOf(office, gameId),
    returnPath: office.bounces === null ? undefined : returnPathOf(office, office.bounces, userId),
    unsubscribe: `${office.publicUrl}/api/v1/unsubscribe/${unsubscribeToken(office.secret, userId)}`,
  });
  if (sent.ok) return sent;
  const again = nextTry(office.patience, { tries: lead.attempts + 1, due: lead.dueAt, now, lasting: sent.lasting });
  return { ok: false, error: sent.error, again, mayHaveArrived: sent.mayHaveArrived };
}
