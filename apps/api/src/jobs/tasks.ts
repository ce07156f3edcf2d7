// The tasks by name.
import type { TaskList } from "graphile-worker";
import { mailInvitation } from "../invitations/mail-invitation.ts";
import { mailClaim, mailSignInLink } from "./account-mails.ts";
import type { PostOffice } from "./post-office.ts";

export type Work<Tools> = (tools: Tools, payload: unknown, dueAt: Date) => Promise<void>;

const MAILS = {
  "sign-in-mail": mailSignInLink,
  "mail-claim": mailClaim,
  "invitation-mail": mailInvitation,
};

export function taskList(office: PostOffice): TaskList {
  return tasksOf(MAILS, office);
}

/** What a job's error says is logged and kept with the job: never a message, which could hold an address, a link or a game's secret. */
export function tasksOf<Tools>(work: { readonly [task: string]: Work<Tools> }, tools: Tools): TaskList {
  const tasks: TaskList = {};
  for (const [name, does] of Object.entries(work)) {
    tasks[name] = async (payload, { job }) => {
      try {
        await does(tools, payload, job.run_at);
      } catch (error) {
        throw nameless(name, error);
      }
    };
  }
  return tasks;
}

function nameless(task: string, error: unknown): Error {
  const { name = "Error", stack = "", code }: { name?: string; stack?: string; code?: unknown } = error instanceof Error ? error : {};
  const said = new Error(`${task}: ${name}${typeof code === "string" ? ` ${code}` : ""}`);
  said.stack = [said.message, ...stack.split("\n").filter((line) => /^\s+at /.test(line))].join("\n");
  return said;
}
