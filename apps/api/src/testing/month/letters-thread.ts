// The thread that holds mails to the linter of mails: told one after another, and then asked, by null, what it has found.
import { parentPort } from "node:worker_threads";
import { lintMail } from "@pithead/mail/testing";
import PostalMime from "postal-mime";
import { PUBLIC_URL } from "../session.ts";
import type { Judgement } from "./letters.ts";

const faults: string[] = [];
let count = 0;
let looking = Promise.resolve();

parentPort?.on("message", (raw: string | null) => {
  looking = looking.then(() => (raw === null ? answer() : look(raw)));
});

async function look(raw: string): Promise<void> {
  const { subject = "", html = "", text = "", messageId } = await PostalMime.parse(raw);
  count += 1;
  for (const fault of await lintMail({ subject, html: html.trim(), text }, PUBLIC_URL))
    faults.push(`mail ${messageId} "${subject}": ${fault}`);
}

function answer(): void {
  parentPort?.postMessage({ count, faults } satisfies Judgement);
}
