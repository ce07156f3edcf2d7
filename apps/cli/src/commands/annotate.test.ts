// `pithead annotate` tells every move of a finished game with what a computer player thinks of it.
import { afterAll, expect, test } from "vitest";
import { folderForTests, runPithead } from "../testing/run-pithead.ts";

const folder = folderForTests();
afterAll(() => folder.remove());

test.each([
  ["coal-baron", "2"],
  ["kohle-und-kolonie", "3"],
])("a game of %s of %s has a row for every move, with words and a worth", async (game, seats) => {
  const { out } = await runPithead(folder.path, "simulate", "--game", game, "--seats", seats, "--players", "medium");
  const file = folder.write(`${game}.ndjson`, out);
  const annotated = await runPithead(folder.path, "annotate", file, "--level", "medium");
  expect(annotated).toMatchObject({ code: 0, err: "" });
  const rows = annotated.out.split("\n").filter((line) => /^\| \d/.test(line));
  expect(rows).toHaveLength(JSON.parse(out).moves.length);
  expect(rows.filter((row) => / \d+ % \|/.test(row)).length).toBeGreaterThan(rows.length / 2);
  expect(annotated.out).toMatch(/Final scores: [\d, -]+\.\n$/);
});

test("what is no finished game is refused in one line", async () => {
  const file = folder.write("none.json", "{}");
  expect(await runPithead(folder.path, "annotate", file)).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringMatching(/^pithead: none\.json: [^\n]+\n$/),
  });
  expect(await runPithead(folder.path, "annotate", file, "--level", "best")).toEqual({
    code: 2,
    out: "",
    err: "pithead: --level best: must be one of easy, medium, hard\n",
  });
  expect(await runPithead(folder.path, "annotate")).toEqual({
    code: 2,
    out: "",
    err: "pithead: annotate: which one file? See pithead annotate --help\n",
  });
});
