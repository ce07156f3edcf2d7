// `npm run bench -- pages`: what the pages that are used most cost whoever opens them, in a browser slowed down to a phone.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "@pithead/launch/browser";
import { keepResults } from "./results.ts";

const WEB = fileURLToPath(new URL("../../apps/web", import.meta.url));

/** Measures, prints and keeps the figures. @returns the exit code */
export async function benchPages(file: URL): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), "pithead-pages-"));
  const figures = path.join(folder, "figures.json");
  const code = await runBrowser(figures);
  if (code === 0) keepResults(file, { pages: Object(JSON.parse(await readFile(figures, "utf8"))) });
  await rm(folder, { recursive: true, force: true });
  return code;
}

/** The runner of the stories starts the service; `apps/web/e2e/pages.bench.ts` measures, prints, and writes the figures into the file. */
async function runBrowser(figures: string): Promise<number> {
  const playwright = createRequire(path.join(WEB, "package.json")).resolve("@playwright/test/cli");
  const env = { ...process.env, PLAYWRIGHT_CHROMIUM: await findBrowser(), PITHEAD_FIGURES: figures };
  const args = [playwright, "test", "--config=bench.config.ts"];
  const child = spawn(process.execPath, args, { cwd: WEB, env, stdio: ["ignore", "inherit", "inherit"] });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}
