// The inbox of the embedded mail server, read as a program reads it.
import { expect } from "@playwright/test";
import { z } from "zod";
import { movePanel } from "./move-panel.ts";
import { open } from "./open.ts";
import type { Person } from "./person.ts";

const Mail = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string().default(""),
  html: z.string().default(""),
  to: z.array(z.object({ address: z.string() })),
  headers: z.record(z.string(), z.unknown()).default({}),
});
export type Mail = z.infer<typeof Mail>;

/** All mails to the address, oldest first. */
export async function mailsTo(address: string, inbox = process.env.PITHEAD_INBOX): Promise<Mail[]> {
  const answer = await fetch(`${inbox}/email`);
  const mails = z.array(Mail).parse(await answer.json());
  return mails.filter((mail) => mail.to.some((to) => to.address.toLowerCase() === address.toLowerCase()));
}

/** Waits for a mail to the address that `wanted` accepts; `index` counts those to the address from 0. */
export async function awaitMail(address: string, wanted: (mail: Mail, index: number) => boolean): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).find(wanted);
        return found !== undefined;
      },
      { message: `a mail to ${address}`, timeout: 60_000 },
    )
    .toBe(true);
  if (found === undefined) throw new Error(`No mail to ${address}.`);
  return found;
}

/** The first link of a mail's text to a page of ours whose path matches. */
export function linkIn(mail: Mail, path: RegExp): string {
  const links = mail.text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [];
  const link = links.find((address) => path.test(new URL(address).pathname));
  if (link === undefined) throw new Error(`"${mail.subject}" has no link to ${path}:\n${mail.text}`);
  return link;
}

/** Waits for a turn mail beyond the first `before` mails to the player, and opens the table by its link. */
export async function followTurnMail({ email, page }: Person, game: string, before: number): Promise<void> {
  const mail = await awaitMail(email, ({ text }, index) => index >= before && text.includes(`/games/${game}`));
  expect(mail.html).toContain(`/games/${game}`);
  await open(page, linkIn(mail, new RegExp(`^/games/${game}`)));
  await expect(movePanel(page)).toBeVisible();
}
