// Every page is given the words that its parts in the browser need, and no others.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const sources = new Map(
  globSync("{api,app,games,i18n,parts,rules}/**/*.{ts,tsx}", { cwd: ROOT }).map((path) => [path, readFileSync(join(ROOT, path), "utf8")]),
);
const sourceOf = (path: string) => sources.get(path) ?? "";

test.each([...sources.keys()].filter((path) => path.endsWith("/page.tsx")))("%s", (page) => {
  const given = wordsGiven(page, "of");
  expect([...needed(page)].filter((namespace) => !given.has(namespace))).toEqual([]);
  expect([...given].filter((namespace) => !needed(page).has(namespace))).toEqual([]);
});

/** The namespaces that are read in the browser: by parts that begin there, and all that these are made of. */
function needed(page: string): Set<string> {
  const begun = [...reachedFrom(page)].filter((path) => /^(\/\/.*\n)*"use client";/.test(sourceOf(path)));
  const inBrowser = new Set(begun.flatMap((path) => [...reachedFrom(path)]));
  const everywhere = wordsGiven("app/layout.tsx", "EVERYWHERE =");
  const read = [...inBrowser].flatMap((path) =>
    [...sourceOf(path).matchAll(/useTranslations\("([\w-]+)"\)/g)].map(([, name = ""]) => name),
  );
  return new Set(read.filter((namespace) => !everywhere.has(namespace)));
}

/** What stands in brackets behind `of` in the page and what it is made of on the server. */
function wordsGiven(page: string, behind: string): Set<string> {
  const lists = [...reachedFrom(page)].flatMap((path) => {
    const isWords = /^games\/(table|history)-words\.tsx$/.test(path) || path === page || behind !== "of";
    return isWords ? [...sourceOf(path).matchAll(new RegExp(`(?:${behind}[={ ]*|"[\\w-]+": )\\[([^\\]]*)\\]`, "g"))] : [];
  });
  return new Set(lists.flatMap(([, list = ""]) => [...list.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name)));
}

function reachedFrom(start: string, reached = new Set<string>()): Set<string> {
  if (reached.has(start)) return reached;
  reached.add(start);
  for (const [, path = ""] of sourceOf(start).matchAll(/(?:from |import |import\()"(\.[^"]+)"/g)) {
    const inner = normalize(join(dirname(start), path));
    if (sources.has(inner)) reachedFrom(inner, reached);
  }
  return reached;
}
