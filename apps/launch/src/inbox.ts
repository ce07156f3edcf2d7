// The embedded SMTP server and its inbox page: mails are real, and are read in a browser.
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { untilAnswers } from "./reach.ts";
import { startScript } from "./service.ts";
import type { Crew } from "./supervise.ts";

const require = createRequire(import.meta.url);

export interface Inbox {
  smtpUrl: string;
  /** The inbox page. */
  address: string;
}

/** Starts it on the two ports of 127.0.0.1. Mails stay in the data folder from one start to the next. */
export async function startInbox(data: string, ports: { smtp: number; page: number }, logs: string, crew: Crew): Promise<Inbox> {
  const mails = path.join(data, "mails");
  await mkdir(mails, { recursive: true, mode: 0o700 });
  const program = path.join(path.dirname(require.resolve("maildev/package.json")), "bin/maildev");
  const args = [
    program,
    "--ip",
    "127.0.0.1",
    "--smtp",
    String(ports.smtp),
    "--web",
    String(ports.page),
    "--mail-directory",
    mails,
    "--silent",
  ];
  const service = startScript("inbox", args, { env: process.env, logs });
  const address = `http://localhost:${ports.page}`;
  crew.add(service);
  await untilAnswers(`http://127.0.0.1:${ports.page}/healthz`, crew.signal);
  return { smtpUrl: `smtp://127.0.0.1:${ports.smtp}`, address };
}
