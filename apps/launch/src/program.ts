// A program that does its work and ends.
import { spawn } from "node:child_process";
import { ROOT } from "./folders.ts";
import { LEASH } from "./service.ts";

export interface ProgramOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** What it reads from its standard input; nothing when absent. */
  input?: string;
  /** Ends it early. */
  signal?: AbortSignal;
}

export interface Finished {
  code: number;
  /** Standard output and standard error, as they came. */
  output: string;
}

/**
 * Runs a program in a process group of its own, and answers when it has ended. Code 127: it could not be run.
 * A script of this very Node also ends when the launcher is gone.
 */
export function runProgram(command: string, args: string[], options: ProgramOptions = {}): Promise<Finished> {
  const isScript = command === process.execPath;
  const child = spawn(command, isScript ? ["--import", LEASH, ...args] : args, {
    cwd: options.cwd ?? ROOT,
    env: options.env ?? process.env,
    detached: true,
    stdio: ["pipe", "pipe", "pipe", ...(isScript ? (["ipc"] as const) : [])],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  child.stdin?.on("error", () => {});
  child.stdin?.end(options.input ?? "");
  const cancel = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGKILL");
  };
  options.signal?.addEventListener("abort", cancel, { once: true });
  if (options.signal?.aborted) cancel();
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 127, output: error.message }));
    child.once("close", (code) => {
      options.signal?.removeEventListener("abort", cancel);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a program that must succeed. @throws Error with the end of its output when it does not. */
export async function runToEnd(command: string, args: string[], options: ProgramOptions = {}): Promise<string> {
  const { code, output } = await runProgram(command, args, options);
  if (code !== 0) throw new Error(`${[command.split(/[/\\]/).at(-1), args[0]].join(" ")} failed:\n${tailOf(output)}`);
  return output;
}

/** The last lines of a program's output. */
export function tailOf(output: string, lines = 30): string {
  return output.trimEnd().split("\n").slice(-lines).join("\n");
}
