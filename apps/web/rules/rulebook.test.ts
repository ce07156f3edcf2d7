// Every rules page is whole in every language: the same sections and figures, each figure there, and nothing of a template left in the text.
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../i18n/languages.ts";
import { rulebookGames, rulebookOf } from "./rulebook.ts";
import type { Block } from "./text.ts";

describe.each(rulebookGames())("%s", (game) => {
  test("is written in every language", () => {
    for (const language of LANGUAGES) expect(rulebookOf(game, language)).toBeDefined();
  });

  test("has the same sections, in the same order, with the same figures and as many items in every list", () => {
    const [first, ...others] = LANGUAGES.map((language) =>
      rulebookOf(game, language)?.text.sections.map(({ id, blocks }) => [id, ...blocks.map(shapeOf)]),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  test.each(LANGUAGES)("in %s every figure is there, and every text is finished", (language) => {
    const book = rulebookOf(game, language);
    if (book === undefined) throw new Error("There is no such rulebook.");
    for (const block of book.text.sections.flatMap(({ blocks }) => blocks)) {
      if (typeof block === "object" && "figure" in block)
        expect([...Object.keys(book.tables), ...Object.keys(book.drawings)]).toContain(block.figure);
      if (typeof block === "object" && "example" in block)
        expect(book.frames[block.example], block.example).toHaveLength(block.says.length);
      for (const said of wordsOf(block)) {
        expect(said).not.toMatch(/undefined|NaN|\$\{|\[object/);
        expect(said.split("**").length % 2).toBe(1);
      }
    }
    for (const { head, rows } of Object.values(book.tables)) {
      for (const row of rows) {
        expect(row).toHaveLength(head.length);
        expect(row.map(String).join()).not.toMatch(/undefined|NaN/);
      }
    }
  });
});

test.each(rulebookGames())("%s has examples of its main rules, each of 3 to 6 steps, and no other", (game) => {
  const book = rulebookOf(game, "en");
  const told = book?.text.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === "object" && "example" in block ? [block] : []));
  expect(told?.map(({ example }) => example).toSorted()).toEqual(Object.keys(book?.frames ?? {}).toSorted());
  expect(told?.length).toBeGreaterThanOrEqual(4);
  for (const { says } of told ?? []) expect([3, 4, 5, 6]).toContain(says.length);
});

test("an unknown game has none", () => {
  for (const game of ["chess", "__proto__", "constructor"]) expect(rulebookOf(game, "en")).toBeUndefined();
});

function shapeOf(block: Block): string {
  if (typeof block === "string") return "paragraph";
  if ("figure" in block) return `figure ${block.figure}`;
  if ("example" in block) return `example ${block.example} of ${block.says.length}`;
  return "list" in block ? `list of ${block.list.length}` : `steps ${block.steps.length}`;
}

function wordsOf(block: Block): readonly string[] {
  if (typeof block === "string") return [block];
  if ("figure" in block) return [block.caption];
  if ("example" in block) return [block.caption, ...block.says];
  return "list" in block ? block.list : block.steps;
}
