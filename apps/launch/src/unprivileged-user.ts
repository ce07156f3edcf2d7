// Who runs Postgres: it refuses to be run by root, so root starts it as the system's user `postgres`.
import { mkdir } from "node:fs/promises";
import { runProgram } from "./program.ts";
import { Stop } from "./say.ts";

export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * The user that may run `program` with its files in `folder`; undefined for the one who runs this.
 * @throws Stop when root has no such user to offer, or that user cannot reach the two.
 */
export async function unprivilegedUser(program: string, folder: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = (await findUser()) ?? (await makeUser());
  if (user === undefined)
    throw new Stop("Postgres cannot run as root, and no user `postgres` could be made: run this as another user, or set DATABASE_URL.");
  await mkdir(folder, { recursive: true });
  for (const target of [program, folder]) {
    if ((await runProgram("test", ["-x", target], { cwd: "/", user })).code !== 0) {
      throw new Stop(
        `Postgres runs as the user \`postgres\`, who cannot enter ${target}: move the folder to where others may enter, or set DATABASE_URL.`,
      );
    }
  }
  return user;
}

async function findUser(): Promise<SystemUser | undefined> {
  const uid = await runProgram("id", ["-u", "postgres"]);
  const gid = await runProgram("id", ["-g", "postgres"]);
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined;
}

async function makeUser(): Promise<SystemUser | undefined> {
  await runProgram("groupadd", ["--system", "postgres"]);
  await runProgram("useradd", ["--system", "--no-create-home", "-g", "postgres", "postgres"]);
  return findUser();
}
