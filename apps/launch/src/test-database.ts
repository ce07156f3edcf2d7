// A Postgres for one test run, in a folder of its own that is gone afterwards.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startPostgres } from "./postgres.ts";
import { Stop } from "./say.ts";
import type { Service } from "./service.ts";

/** Safe against a killed API, not against a killed machine, which no test kills: three times faster. Every test file has its own connections. */
const FLAGS = ["-c", "fsync=off", "-c", "max_connections=300"];

/** Runs `work` with the address of a fresh database, and stops the server whatever becomes of it. @param flags for Postgres */
export async function withTestDatabase<T>(work: (url: string) => Promise<T>, flags: readonly string[] = FLAGS): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "pithead-tests-"));
  const services: Service[] = [];
  const stopping = new AbortController();
  const crew = {
    signal: stopping.signal,
    atEnd: () => {},
    add: (service: Service) => {
      services.push(service);
      service.ended.then((how) => stopping.abort(new Stop(how)));
    },
  };
  const interrupted = () => {
    for (const service of services) service.kill();
    process.exit(130);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, interrupted);
  try {
    return await work(await startPostgres(folder, path.join(folder, "logs"), crew, flags));
  } finally {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.off(signal, interrupted);
    for (const service of services) await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
