// The door for every root script: works on any Node from 20 in a bare clone, installs the packages when they are missing, then hands over to the pinned Node.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** When the command was given: what it says of its duration counts from here. */
const began = Date.now();
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** What each root script runs, by its name in `package.json`. */
const scripts = {
  start: "apps/launch/src/start.ts",
  dev: "apps/launch/src/dev.ts",
  test: "apps/launch/src/test.ts",
  check: "apps/launch/src/check.ts",
  lock: "apps/launch/src/lock.ts",
  bench: "bench/src/main.ts",
  pithead: "apps/cli/src/main.ts",
  gallery: "apps/launch/src/gallery.ts",
  "simulate-month": "apps/api/src/testing/month/main.ts",
};

/** The scripts that may open the database, and find no Prisma client in a bare clone. */
const needClient = new Set(["bench", "pithead", "simulate-month"]);

/** True when every package that the lock file names is installed in that very version. Packages for other platforms may be missing. */
function isInstalled() {
  const wanted = packagesOf(path.join(root, "package-lock.json"));
  const present = packagesOf(path.join(root, "node_modules/.package-lock.json"));
  return Object.entries(wanted).every(([at, entry]) => {
    if (!at.includes("node_modules/")) return true;
    const found = present[at];
    if (found === undefined) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return found.version === entry.version && found.link === entry.link;
  });
}

function packagesOf(file) {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** Runs `npm ci`, saying every ten seconds that it is still at work. Everything goes to standard error, so that a command's output stays its own. */
async function install() {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  console.error("packages   installing, about a minute …");
  const pulse = setInterval(() => console.error(`packages   still installing, ${seconds()} …`), 10_000);
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const npmCi = spawn(command, [...args, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  // npm does not always end when it is told to: what it has begun is ended whole, and the next start installs anew.
  const stop = () => {
    console.error("packages   stopped");
    process.kill(-npmCi.pid, "SIGKILL");
    process.exit(130);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const code = await new Promise((resolve) => npmCi.on("error", () => resolve(1)).on("exit", (ended) => resolve(ended ?? 1)));
  for (const signal of SIGNALS) process.off(signal, stop);
  clearInterval(pulse);
  if (code !== 0) {
    console.error(`npm ci failed with exit code ${code}: see the lines above.`);
    process.exit(code);
  }
  console.error(`packages   installed in ${seconds()}`);
}

/** Runs a program and passes signals on to it; if asked, also the death of who started this. Answers its exit code, or 128 + the signal that ended it. */
function run(command, args, stdio, endsWithParents = false) {
  const child = spawn(command, args, {
    cwd: root,
    stdio,
    env: { ...process.env, PITHEAD_BEGAN: `${began}`, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  const parents = parentsNow();
  const watch = setInterval(() => {
    if (!endsWithParents || parentsNow() === parents) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 500);
  return new Promise((resolve) => {
    child.on("error", (error) => {
      clearInterval(watch);
      console.error(`${command} could not be run: ${error.message}.`);
      resolve(1);
    });
    child.on("exit", (code, signal) => {
      clearInterval(watch);
      resolve(signal === null ? code : 128 + constants.signals[signal]);
    });
  });
}

/** The processes that started this: a shell, and npm. One that died is replaced by another number. */
function parentsNow() {
  let grandparent = "";
  try {
    grandparent = readFileSync(`/proc/${process.ppid}/stat`, "utf8").split(") ")[1]?.split(" ")[1];
  } catch {
    // No such file on other systems than Linux: the parent alone must do.
  }
  return `${process.ppid} ${grandparent}`;
}

const bin = path.join(root, "node_modules/.bin");
const [name = "", ...args] = process.argv.slice(2);
const script = scripts[name];
if (script === undefined) {
  console.error(`There is no script "${name}": choose one of ${Object.keys(scripts).join(", ")}.`);
  process.exit(2);
}
if (!isInstalled()) await install();

// The others make it themselves, beside other things. What it says stays off a command's own output.
const client = !needClient.has(name) ? 0 : await run(path.join(bin, "node"), ["packages/db/src/generate.ts"], ["ignore", 2, "inherit"]);

// What runs until it is stopped also ends when npm is: npm does not pass every signal on. By its channel it notices the death of this process.
const runsOn = name === "start" || name === "dev" || name === "test";
const stdio = ["inherit", "inherit", "inherit", ...(runsOn ? ["ipc"] : [])];
process.exitCode = client || (await run(path.join(bin, "node"), [path.join(root, script), ...args], stdio, runsOn));
