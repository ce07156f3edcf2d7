// Notices by mail.
import { type Mail, startedMail } from "@pithead/mail";
import { nextTry } from "../../jobs/retry.ts";
import { returnPathOf, threadIdOf } from "../../jobs/signed-names.ts";
import { namedTable, readerOf } from "../../jobs/telling.ts";
import { gameOverLetter } from "../game-over-letter.ts";
import { noticeLinks } from "../notice-links.ts";
import { turnLetter } from "../turn-letter.ts";
import { unsubscribeToken } from "../unsubscribe.ts";
import type { Post, Sent } from "./sending.ts";

export async function sendMail(post: Post): Promise<Sent> {
  const { office, lead, game, messageId, now } = post;
  const { name, email } = game.addressee;
  if (email === null) return { ok: false, error: "no-address", again: null, mayHaveArrived: false };
  const { gameId, userId } = lead;
  const thread = threadIdOf(office, gameId);
  const returnPath = office.bounces === null ? undefined : returnPathOf(office, office.bounces, userId);
  const unsubscribe = `${office.publicUrl}/api/v1/unsubscribe/${unsubscribeToken(office.secret, userId)}`;
  const mail = await letterFor(post);
  const sent = await office.smtp.send({ to: { name, address: email }, mail, messageId, thread, returnPath, unsubscribe });
  if (sent.ok) return sent;
  const again = nextTry(office.patience, { tries: lead.attempts + 1, due: lead.dueAt, now, lasting: sent.lasting });
  return { ok: false, error: sent.error, again, mayHaveArrived: sent.mayHaveArrived };
}

function letterFor(post: Post): Promise<Mail> {
  const { office, lead, game } = post;
  switch (lead.kind) {
    case "game-over":
      return gameOverLetter(post);
    case "table-full":
    case "started":
      return startedMail({
        reader: readerOf(game),
        table: namedTable(office, game),
        full: lead.kind === "table-full",
        links: noticeLinks(office, lead.userId),
      });
    default:
      return turnLetter(post);
  }
}
