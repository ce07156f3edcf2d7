// The types of every workspace, each by its own tsconfig; a second one beside it holds the tests of a pure package that need more.
import { existsSync, readdirSync } from "node:fs";
import { NEXT } from "../build.ts";
import { inRoot } from "../folders.ts";
import { runProgram } from "../program.ts";
import type { Check } from "./check.ts";

/** The workspaces that hold TypeScript, as paths from the root. */
function workspaces(): string[] {
  const inside = ["apps", "packages"].flatMap((folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`));
  return [...inside, "bench", "examples/bots"].filter((folder) => existsSync(inRoot(folder, "tsconfig.json")));
}

function configsIn(folder: string): string[] {
  return readdirSync(inRoot(folder)).filter((name) => /^tsconfig.*\.json$/.test(name));
}

/** One check for each tsconfig of a workspace. */
export function typeChecks(): Check[] {
  const configs = workspaces().flatMap((folder) => configsIn(folder).map((config) => ({ folder, config })));
  return configs.map(({ folder, config }) => ({
    name: `types of ${config === "tsconfig.json" ? folder : `${folder}/${config}`}`,
    run: async () => {
      // Next writes the types of the routes.
      const before = folder === "apps/web" ? await runProgram(process.execPath, [NEXT, "typegen"], { cwd: inRoot(folder) }) : undefined;
      if (before !== undefined && before.code !== 0) return before.output;
      const { code, output } = await runProgram(inRoot("node_modules/.bin/tsc"), ["-p", `${folder}/${config}`]);
      return code === 0 ? undefined : output;
    },
  }));
}
