// What a killed launcher leaves behind: a Postgres that still runs on the data folder, or the pid file of one that does not.
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { runProgram } from "./program.ts";

/** Ends a Postgres that still runs on the folder, and removes a pid file whose number is now another program's. */
export async function stopLeftOver(folder: string): Promise<void> {
  const file = path.join(folder, "postmaster.pid");
  const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return;
  if (!(await commandOf(pid)).includes("postgres")) return rm(file, { force: true });
  process.kill(pid, "SIGINT");
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
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
