// A script that runs before the eyes of who started it.
import { spawn } from "node:child_process";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs a script on this Node with its output shown, and nothing to read. It is told when this process is to end. Answers its exit code. */
export function runShowing(args: string[], cwd: string, env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "inherit", "inherit"] });
  const interrupt = () => child.kill("SIGINT");
  for (const signal of SIGNALS) process.on(signal, interrupt);
  return new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("exit", (code) => {
      for (const signal of SIGNALS) process.off(signal, interrupt);
      resolve(code ?? 1);
    });
  });
}
