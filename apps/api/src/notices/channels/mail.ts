// Notices by mail.
import { type Mail, startedMail } from "@pithead/mail";
import { namedTable, readerOf } from "../../jobs/telling.ts";
import { gameOverLetter } from "../game-over-letter.ts";
import { noticeLinks } from "../notice-links.ts";
import { turnLetter } from "../turn-letter.ts";
import { mailNotice } from "./mail-notice.ts";
import type { Post, Sent } from "./sending.ts";

export async function sendMail(post: Post): Promise<Sent> {
  const { name, email } = post.game.addressee;
  if (email === null) return { ok: false, error: "no-address", again: null, mayHaveArrived: false };
  return mailNotice(post, { name, email }, await letterFor(post));
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
