// What a killed launcher leaves behind: a Postgres that still runs on the data folder, or the pid file of one that does not.
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { runProgram } from "./program.ts";
import { Stop } from "./say.ts";

/** How long a left Postgres may take to stop. */
const PATIENCE_MS = 30_000;

/** Ends a Postgres that still runs on the folder, and removes a pid file whose number is now another program's. @throws Stop when it does not end. */
export async function stopLeftOver(folder: string): Promise<void> {
  const file = path.join(folder, "postmaster.pid");
  const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return;
  const command = await commandOf(pid);
  if (!command.includes("postgres") || !command.includes(folder)) return rm(file, { force: true });
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + PATIENCE_MS;
  while (isAlive(pid)) {
    if (Date.now() > deadline) throw new Stop(`The Postgres of an earlier start (process ${pid}) does not end: end it first.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

async function commandOf(pid: number): Promise<string> {
  const listed = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined);
  return listed ?? (await runProgram("ps", ["-p", String(pid), "-o", "command="])).output;
}
