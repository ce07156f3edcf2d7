// The rules of the house that no tool knows: names, lengths, first lines, and what must not be written.
import { readFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "../folders.ts";
import { sourcesUnder } from "../made-of.ts";
import type { Check } from "./check.ts";

const PLACES = [".ci", ".github", "apps", "bench", "docs", "examples", "packages", "prisma"];
const MOST_LINES = 400;

/** Names that say nothing about what is inside. */
const EMPTY_NAMES = new Set(["common", "helper", "helpers", "lib", "misc", "shared", "util", "utils"]);

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;

/** What must not stand in code, by what to say about it. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\b(TODO|FIXME|XXX)\b/, "unfinished business belongs in an issue"],
  [/biome-ignore|@ts-(ignore|expect-error|nocheck)/, "a silenced check"],
  [/\bas unknown as\b|\bas any\b/, "a cast that claims anything"],
  [/\b(test|it|describe)\.(skip|only|todo|fixme|fails|retry)\b/, "a test that is not run like the others"],
  [/waitForTimeout|\bretries?: [1-9]/, "a test that waits or tries again instead of looking for its condition"],
  [/(?<![\w.:/-])\/(work|root|home)\/\w/, "a path of one machine"],
];

/** In rules a cast hides a state that the types do not know; a class hides state altogether. */
const FORBIDDEN_IN_RULES: readonly (readonly [RegExp, string])[] = [
  [/\bas (?!const\b)[A-Za-z{[]/, "a cast in the rules"],
  [/^\s*(export )?(abstract )?class\s/, "a class in the rules"],
];

export const HOUSE_RULES: readonly Check[] = [
  overSources("names say what is inside, in kebab-case", nameProblem),
  overSources(`no file is longer than ${MOST_LINES} lines`, lengthProblem),
  overSources("every file's first line says what it is for", firstLineProblem),
  overSources("nothing forbidden is written", wordProblem),
];

function overSources(name: string, problem: (file: string, text: string) => string | undefined): Check {
  return {
    name,
    run: async () => {
      const problems = sourcesUnder(PLACES).flatMap((file) => {
        const found = problem(file, isText(file) ? readFileSync(inRoot(file), "utf8") : "");
        return found === undefined ? [] : [`${file}${found}`];
      });
      return problems.length === 0 ? undefined : problems.join("\n");
    },
  };
}

function nameProblem(file: string): string | undefined {
  for (const part of file.split("/")) {
    const plain = part.replace(/^[._(]?\[*(\.\.\.)?/, "").replace(/[\])]+$/, "");
    if (EMPTY_NAMES.has(plain.split(".")[0] ?? "")) return `: "${part}" says nothing about what is inside`;
    if (isCode(file) && !KEBAB.test(plain)) return `: "${part}" is not in kebab-case`;
  }
  return undefined;
}

function lengthProblem(file: string, text: string): string | undefined {
  const lines = text.split("\n").length - 1;
  return isCode(file) && lines > MOST_LINES ? ` has ${lines} lines` : undefined;
}

function firstLineProblem(file: string, text: string): string | undefined {
  if (!isCode(file) || path.basename(file) === "next-env.d.ts") return undefined;
  const first = text.replace(/^#!.*\n/, "").replace(/^["']use (client|server)["'];\s*/, "");
  return /^(\/\/ \S|\/\* \S|\/\*\* \S)/.test(first) ? undefined : " begins without a comment";
}

function wordProblem(file: string, text: string): string | undefined {
  if (!isText(file) || file === "apps/launch/src/checks/house-rules.ts") return undefined;
  const isRule = /^packages\/(engine|game-[a-z-]+)\/src\//.test(file) && !file.endsWith(".test.ts");
  const forbidden = isRule ? [...FORBIDDEN, ...FORBIDDEN_IN_RULES] : FORBIDDEN;
  for (const [index, line] of text.split("\n").entries()) {
    if (/^\s*(import|export) .* from /.test(line)) continue;
    const code = isRule ? line.replace(/\/\/.*|^\s*\*.*|"[^"]*"|\/\*.*/g, "") : line;
    const found = forbidden.find(([pattern]) => pattern.test(code));
    if (found !== undefined) return `:${index + 1}: ${found[1]}: ${line.trim().slice(0, 120)}`;
  }
  return undefined;
}

function isCode(file: string): boolean {
  return /\.(ts|tsx|mjs|css)$/.test(file);
}

function isText(file: string): boolean {
  return isCode(file) || /\.(json|md|yml|yaml|sql|prisma|svg)$/.test(file) || !path.basename(file).includes(".");
}
