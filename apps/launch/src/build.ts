// What must be made before anything can start: the Prisma client and the web app. Each only when its sources have changed.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { inRoot } from "./folders.ts";
import { hashOf, sourcesUnder } from "./made-of.ts";
import { runProgram, runToEnd, tailOf } from "./program.ts";
import { Stop, say, saying } from "./say.ts";

export const NEXT = createRequire(inRoot("apps/web/package.json")).resolve("next/dist/bin/next");

/** Makes the Prisma client. The script looks itself whether the schema has changed. */
export async function generateClient(): Promise<void> {
  const output = await runToEnd(process.execPath, ["packages/db/src/generate.ts"]);
  if (output.trim() !== "") say("database", "client generated");
}

/** Builds the web app. @throws Stop with the end of the build's output when it fails. */
export async function buildWeb(env: NodeJS.ProcessEnv, logs: string, signal: AbortSignal): Promise<void> {
  const packages = sourcesUnder(["packages", "prisma"]).filter((file) => !file.endsWith(".test.ts"));
  const web = sourcesUnder(["apps/web"]).filter((file) => !/\/e2e\/|\.test\.tsx?$|playwright\.config|next-env|\.tsbuildinfo$/.test(file));
  const hash = hashOf([...web, ...packages, "package-lock.json", "tsconfig.base.json"], process.version);
  const stamp = inRoot("apps/web/.next/made-of.txt");
  if ((await readFile(stamp, "utf8").catch(() => "")) === hash) return;
  await saying("web", "building the pages", "built", async () => {
    await rm(stamp, { force: true });
    const buildEnv = { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
    const { code, output } = await runProgram(process.execPath, [NEXT, "build"], { cwd: inRoot("apps/web"), env: buildEnv, signal });
    signal.throwIfAborted();
    await mkdir(logs, { recursive: true });
    await writeFile(path.join(logs, "build.log"), output);
    if (code !== 0) throw new Stop(`The web app could not be built:\n${tailOf(output)}`);
    await writeFile(stamp, hash);
  });
}
