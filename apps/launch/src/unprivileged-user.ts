// Who runs Postgres: it refuses to be run by root, so root starts it as the system's user `postgres`.
import { mkdir } from "node:fs/promises";
import { type Finished, runProgram } from "./program.ts";
import { Stop } from "./say.ts";

/** Runs programs as another user. */
export interface SystemUser {
  uid: number;
  gid: number;
  /** What stands before a program and its arguments. */
  prefix: readonly string[];
}

/** Capabilities that let the user pass through folders only root may enter, the least first. Containers often grant the second alone. */
const PASSES = ["dac_read_search", "dac_override"];

/**
 * The user that may run `program` with its files in `folder`; undefined for the one who runs this.
 * @throws Stop when root has no such user to offer, or that user cannot reach the two.
 */
export async function unprivilegedUser(program: string, folder: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const ids = (await findUser()) ?? (await makeUser());
  if (ids === undefined)
    throw new Stop("Postgres cannot run as root, and no user `postgres` could be made: run this as another user, or set DATABASE_URL.");
  await mkdir(folder, { recursive: true });
  for (const user of waysToBe(ids)) {
    const tried = await Promise.all([program, folder].map((target) => run(["test", "-x", target], user)));
    if (tried.every(({ code }) => code === 0)) return user;
  }
  throw new Stop(
    `Postgres runs as the user \`postgres\`, who cannot enter ${folder}: move it to where others may enter, or set DATABASE_URL.`,
  );
}

/** A folder that only root may enter, such as root's home, takes a capability to pass. */
function waysToBe({ uid, gid }: { uid: number; gid: number }): SystemUser[] {
  const plain = ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  const passing = PASSES.map((pass) => [...plain, "--securebits=+no_setuid_fixup", `--inh-caps=+${pass}`, `--ambient-caps=+${pass}`]);
  return [plain, ...passing].map((prefix) => ({ uid, gid, prefix: [...prefix, "--"] }));
}

/** The command line that runs a program as the user, or as oneself. */
export function asUser(user: SystemUser | undefined, program: string, args: readonly string[]): [command: string, args: string[]] {
  const [command = program, ...rest] = [...(user?.prefix ?? []), program, ...args];
  return [command, rest];
}

function run(command: readonly string[], user: SystemUser): Promise<Finished> {
  const [program = "", ...args] = command;
  return runProgram(...asUser(user, program, args), { cwd: "/" });
}

async function findUser(): Promise<{ uid: number; gid: number } | undefined> {
  const [uid, gid] = await Promise.all(["-u", "-g"].map((which) => runProgram("id", [which, "postgres"])));
  if (uid?.code !== 0 || gid?.code !== 0) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

async function makeUser(): Promise<{ uid: number; gid: number } | undefined> {
  await runProgram("groupadd", ["--system", "postgres"]);
  await runProgram("useradd", ["--system", "--no-create-home", "-g", "postgres", "postgres"]);
  return findUser();
}
