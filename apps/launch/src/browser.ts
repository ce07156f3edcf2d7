// Finds a Chromium for the browser tests, or installs one where that takes no question.
import { access } from "node:fs/promises";
import { createRequire } from "node:module";
import { inRoot } from "./folders.ts";
import { runProgram, tailOf } from "./program.ts";
import { Stop, saying } from "./say.ts";

/** The shell first: Chromium without the windows that nobody looks at, as Playwright itself prefers it. */
const SYSTEM_PATHS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** What Debian and its kin call them; older ones have no shell. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

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
    const update = await aptGet("update");
    if (update !== "") return update;
    let problem = "";
    for (const name of PACKAGES) {
      problem = await aptGet("install", "-y", "--no-install-recommends", name);
      if (problem === "") return "";
    }
    return problem;
  });
}

/** @returns what went wrong, to be added to a sentence */
async function aptGet(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { code, output } = await runProgram("apt-get", ["-qq", ...args], { env });
  return code === 0 ? "" : `\napt-get ${args[0]} failed:\n${tailOf(output, 5)}`;
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
