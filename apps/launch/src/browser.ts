// Finds a Chromium for the browser tests, or installs one where that takes no question.
import { access } from "node:fs/promises";
import { createRequire } from "node:module";
import { inRoot } from "./folders.ts";
import { runProgram, tailOf } from "./program.ts";
import { Stop, saying } from "./say.ts";

const SYSTEM_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The path of a browser. @throws Stop saying what to do when there is none. */
export async function findBrowser(): Promise<string> {
  const given = process.env.PLAYWRIGHT_CHROMIUM;
  if (given !== undefined && given !== "") {
    if (await exists(given)) return given;
    throw new Stop(`PLAYWRIGHT_CHROMIUM names ${given}, which does not exist.`);
  }
  const present = await firstThatExists([playwrightsOwn(), ...SYSTEM_PATHS]);
  if (present !== undefined) return present;
  const problem = await installFromDebian();
  const installed = await firstThatExists(SYSTEM_PATHS);
  if (installed !== undefined) return installed;
  throw new Stop(
    `No Chromium was found for the browser tests: run \`npx playwright install chromium\`, or set PLAYWRIGHT_CHROMIUM to one.${problem}`,
  );
}

/** Where Playwright would keep the browser it downloads. */
function playwrightsOwn(): string {
  const playwright: unknown = createRequire(inRoot("apps/web/package.json"))("@playwright/test");
  if (typeof playwright !== "object" || playwright === null || !("chromium" in playwright)) return "";
  const { chromium } = playwright;
  if (typeof chromium !== "object" || chromium === null || !("executablePath" in chromium)) return "";
  return typeof chromium.executablePath === "function" ? String(chromium.executablePath()) : "";
}

/** As root on Debian and its kin. @returns what went wrong, to be added to a sentence. */
async function installFromDebian(): Promise<string> {
  if (process.getuid?.() !== 0 || !(await exists("/usr/bin/apt-get"))) return "";
  return saying("browser", "installing chromium from Debian", "installed", async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
      const { code, output } = await runProgram("apt-get", ["-qq", ...args], { env });
      if (code !== 0) return `\napt-get ${args[0]} failed:\n${tailOf(output, 5)}`;
    }
    return "";
  });
}

async function firstThatExists(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) if (file !== "" && (await exists(file))) return file;
  return undefined;
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
