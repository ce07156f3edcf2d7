// Where a notice's reader sees why it came, changes when they come, and ends them.
import type { NoticeLinks } from "@pithead/mail";
import type { PostOffice } from "../jobs/post-office.ts";
import { unsubscribeToken } from "./unsubscribe.ts";

export function noticeLinks({ publicUrl, secret }: Pick<PostOffice, "publicUrl" | "secret">, userId: string): NoticeLinks {
  return {
    why: `${publicUrl}/notices`,
    when: `${publicUrl}/account/notices`,
    stop: `${publicUrl}/notices/stop?token=${unsubscribeToken(secret, userId)}`,
  };
}
