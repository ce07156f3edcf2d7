// The tasks by name.
import type { Task, TaskList } from "graphile-worker";
import { mailClaim, mailSignInLink } from "./account-mails.ts";
import { mailGameOver } from "./game-over.ts";
import { mailNotice } from "./notice.ts";
import type { PostOffice } from "./post-office.ts";

type Work = (office: PostOffice, payload: unknown, dueAt: Date) => Promise<void>;

const WORK: { readonly [task: string]: Work } = {
  notice: mailNotice,
  "game-over": mailGameOver,
  "sign-in-mail": mailSignInLink,
  "mail-claim": mailClaim,
};

export function taskList(office: PostOffice): TaskList {
  return Object.fromEntries(Object.entries(WORK).map(([name, work]) => [name, taskOf(name, work, office)]));
}

/** What a job's error says is logged and kept with the job: never a message, which could hold an address or a link. */
function taskOf(name: string, work: Work, office: PostOffice): Task {
  return async (payload, { job }) => {
    try {
      await work(office, payload, job.run_at);
    } catch (error) {
      throw nameless(name, error);
    }
  };
}

function nameless(task: string, error: unknown): Error {
  const { name = "Error", stack = "", code }: { name?: string; stack?: string; code?: unknown } = error instanceof Error ? error : {};
  const said = new Error(`${task}: ${name}${typeof code === "string" ? ` ${code}` : ""}`);
  said.stack = [said.message, ...stack.split("\n").filter((line) => /^\s+at /.test(line))].join("\n");
  return said;
}
