// What the tools check: formatting and lint, the boundaries between packages, and what nothing uses.
import { inRoot } from "../folders.ts";
import { runProgram } from "../program.ts";
import type { Check } from "./check.ts";

export const TOOL_CHECKS: readonly Check[] = [
  tool("format, lint and the table of imports (biome; `npx biome check --write` mends what it can)", "biome", [
    "ci",
    "--colors=off",
    "--diagnostic-level=warn",
    "--max-diagnostics=200",
  ]),
  tool("imports stay inside declared packages (turbo)", "turbo", ["boundaries", "--no-color"]),
  tool("nothing unused, nothing undeclared (knip)", "knip", ["--no-progress", "--no-config-hints"]),
];

function tool(name: string, command: string, args: string[]): Check {
  return {
    name,
    run: async () => {
      const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NO_COLOR: "1" };
      const { code, output } = await runProgram(inRoot("node_modules/.bin", command), args, { env });
      return code === 0 ? undefined : output;
    },
  };
}
