// Runs `pithead` as its users do: a process of its own, in a folder of its own.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder for one test file; `write` answers the file's name. */
export function folderForTests(): { path: string; write: (name: string, content: string | Uint8Array) => string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), "pithead-cli-"));
  return {
    path: folder,
    write: (name, content) => {
      writeFileSync(path.join(folder, name), content);
      return name;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export function runPithead(folder: string, ...args: string[]): Promise<Ran> {
  return runPitheadWith({}, folder, ...args);
}

/** The same with more in its environment. Its data folder is the test's own. */
export function runPitheadWith(more: Record<string, string>, folder: string, ...args: string[]): Promise<Ran> {
  const { npm_lifecycle_event: _event, INIT_CWD: _folder, EDITIONS: _editions, ...given } = process.env;
  const env = { ...given, PITHEAD_DATA: folder, ...more };
  const child = spawn(process.execPath, [MAIN, ...args], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
  });
}
