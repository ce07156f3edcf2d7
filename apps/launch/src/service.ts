// A program that runs until it is told to stop, and the log file of what it says.
import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { ROOT } from "./folders.ts";

/** How long a service may take to stop by itself. */
const PATIENCE_MS = 10_000;

/** The module that ends a Node process with its launcher. */
export const LEASH = fileURLToPath(new URL("./leash.ts", import.meta.url));

export interface Service {
  readonly name: string;
  readonly process: ChildProcess;
  /** Answers, once the process has ended, with one sentence about how. */
  readonly ended: Promise<string>;
  /** Asks the process to end, and ends it after ten seconds. Resolves when it is gone. */
  stop(): Promise<void>;
  /** Ends it, and what it started, at once. */
  kill(): void;
}

export interface ServiceOptions {
  env: NodeJS.ProcessEnv;
  /** The folder that `NAME.log` is written to, anew with each start. */
  logs: string;
  cwd?: string;
  /** The signal that asks it to end. */
  stopSignal?: NodeJS.Signals;
  /** A line of its output. */
  onLine?: (line: string) => void;
}

/** Starts a script on this very Node. */
export function startScript(name: string, args: string[], options: ServiceOptions): Service {
  return startProgram(name, process.execPath, ["--import", LEASH, ...args], options, "ipc");
}

/** Starts a program in a process group of its own, so that Ctrl-C reaches the launcher alone and the parts are stopped in order. */
export function startProgram(name: string, command: string, args: string[], options: ServiceOptions, channel?: "ipc"): Service {
  mkdirSync(options.logs, { recursive: true });
  const file = path.join(options.logs, `${name}.log`);
  const log = createWriteStream(file, { mode: 0o600 });
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    env: options.env,
    detached: true,
    stdio: channel === undefined ? ["ignore", "pipe", "pipe"] : ["ignore", "pipe", "pipe", channel],
  });
  let last = "";
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on("line", (line) => {
      log.write(`${line}\n`);
      if (line.trim() !== "") last = line.trim();
      options.onLine?.(line);
    });
  }
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(`The ${name} could not be run: ${error.message}.`));
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      log.end();
      const how = signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
      const why = signal === null && last !== "" ? `: ${sentence(last)}` : "";
      resolve(`The ${name} ${how}${why} (its log is ${path.relative(ROOT, file)})`);
    };
    child.once("close", end);
    // What it started may hold its output open: its last lines get a moment to arrive, no more.
    child.once("exit", (code, signal) => setTimeout(end, 500, code, signal));
  });
  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It is gone already.
    }
  };
  const stop = async () => {
    if (child.pid === undefined) return;
    if (child.exitCode === null && child.signalCode === null) child.kill(options.stopSignal ?? "SIGTERM");
    const timer = setTimeout(() => signalGroup("SIGKILL"), PATIENCE_MS);
    await ended;
    clearTimeout(timer);
    signalGroup("SIGKILL");
  };
  return { name, process: child, ended, stop, kill: () => signalGroup("SIGKILL") };
}

/** The gist of a log line: a JSON line's message, cut to one line of the screen. */
function sentence(line: string): string {
  let text = line;
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed === "object" && parsed !== null && "msg" in parsed) text = String(parsed.msg);
  } catch {
    // Not a JSON line: it is its own message.
  }
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
