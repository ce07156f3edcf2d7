// The types of every workspace, each by its own tsconfig.
import { existsSync, readdirSync } from "node:fs";
import { NEXT } from "../build.ts";
import { inRoot } from "../folders.ts";
import { runProgram } from "../program.ts";
import type { Check } from "./check.ts";

/** The workspaces that hold TypeScript, as paths from the root. */
function workspaces(): string[] {
  const inside = ["apps", "packages"].flatMap((folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`));
  return [...inside, "bench"].filter((folder) => existsSync(inRoot(folder, "tsconfig.json")));
}

/** One check for each workspace. */
export function typeChecks(): Check[] {
  return workspaces().map((folder) => ({
    name: `types of ${folder}`,
    run: async () => {
      // Next writes the types of the routes.
      const before = folder === "apps/web" ? await runProgram(process.execPath, [NEXT, "typegen"], { cwd: inRoot(folder) }) : undefined;
      if (before !== undefined && before.code !== 0) return before.output;
      const { code, output } = await runProgram(inRoot("node_modules/.bin/tsc"), ["-p", folder]);
      return code === 0 ? undefined : output;
    },
  }));
}
