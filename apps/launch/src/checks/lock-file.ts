// The lock file names every platform's packages: `npm ci` refuses one that does not, and npm leaves out those that its registry did not have.
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { inRoot } from "../folders.ts";
import type { Check } from "./check.ts";

const Package = z.looseObject({
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  dev: z.boolean().optional(),
  license: z.string().optional(),
});
const LockFile = z.looseObject({ packages: z.record(z.string(), Package) });

const FILE = inRoot("package-lock.json");
const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32", "windows"];
const PROCESSORS = ["arm64", "riscv64", "ppc64", "s390x", "ia32", "x64", "arm"];

export const LOCK_FILE: Check = {
  name: "the lock file names every platform's packages",
  run: async () => {
    const missing = missingFrom(readLockFile()).map(({ name }) => name);
    return missing.length === 0 ? undefined : `Missing: ${missing.join(", ")}. Run \`npm run lock\`.`;
  },
};

/** Adds what is missing, by name and version alone. @returns how many were added. */
export function completeLockFile(): number {
  const lock = readLockFile();
  const missing = missingFrom(lock);
  const packages = { ...lock.packages };
  for (const { name, version, owner } of missing)
    packages[`node_modules/${name}`] = { version, ...platformOf(name), ...owner, optional: true };
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en")));
  if (missing.length > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  return missing.length;
}

function readLockFile(): z.infer<typeof LockFile> {
  return LockFile.parse(JSON.parse(readFileSync(FILE, "utf8")));
}

function missingFrom({
  packages,
}: z.infer<typeof LockFile>): { name: string; version: string; owner: { dev?: boolean; license?: string } }[] {
  return Object.entries(packages).flatMap(([at, { optionalDependencies = {}, dev, license }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => packages[`node_modules/${name}`] === undefined && packages[`${at}/node_modules/${name}`] === undefined)
      .map(([name, version]) => ({
        name,
        version,
        owner: { ...(dev === undefined ? {} : { dev }), ...(license === undefined ? {} : { license }) },
      })),
  );
}

/** The platform, as the package's name tells it. */
function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const os = SYSTEMS.find((system) => name.includes(system))?.replace("windows", "win32");
  if (os === undefined) return {};
  const cpu = PROCESSORS.find((processor) => name.includes(processor)) ?? "x64";
  return { os: [os], cpu: [cpu], ...(name.includes("musl") ? { libc: ["musl"] } : {}) };
}
