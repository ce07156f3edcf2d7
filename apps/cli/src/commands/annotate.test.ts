// `pithead annotate` tells every move of a finished game, how it stood, and what a computer player would nearly have done.
import { consider } from "@pithead/bots";
import { rulesetOf } from "@pithead/catalog";
import { seatAt, verifyRecord } from "@pithead/engine";
import { afterAll, expect, test } from "vitest";
import { annotatedGame } from "../annotated-game.ts";
import { folderForTests, runPithead } from "../testing/run-pithead.ts";

const folder = folderForTests();
afterAll(() => folder.remove());

test("a game is told move by move, under its phases, with chances and near choices", async () => {
  const { out } = await runPithead(folder.path, "simulate", "--players", "medium");
  const annotated = await runPithead(folder.path, "annotate", folder.write("game.ndjson", out), "--level", "medium");
  expect(annotated).toMatchObject({ code: 0, err: "" });
  const { moves, result } = JSON.parse(out);
  const numbers = [...annotated.out.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: moves.length }, (_, index) => index + 1));
  expect(annotated.out).toMatch(/^## Shift II of III$/m);
  expect(annotated.out).toMatch(/^ +- or .+ \((as good|[+−]\d)\); the move made: [a-z]+ [+−][\d.]+/m);
  const chances = [...annotated.out.matchAll(/(\d+) : (\d+) %/g)].map(([, one, other]) => Number(one) + Number(other));
  expect(chances.length).toBeGreaterThan(10);
  for (const sum of chances) expect(Math.abs(sum - 100)).toBeLessThan(2);
  expect(annotated.out).toContain(`Final scores: ${result.scores.join(" : ")}. Won by Medium ${result.winners[0] + 1}`);
});

test("turns that begin with the same steps are told apart by what comes after them", async () => {
  const { out } = await runPithead(folder.path, "simulate", "--game", "kohle-und-kolonie", "--players", "medium");
  const { game, rules } = verifyRecord(out.trim(), rulesetOf);
  if (game === undefined || rules === undefined) throw new Error("No record.");
  const think = (state: object, seat: number, index: number) =>
    consider({ game: rules.id, rules: 1, level: "medium", seat, view: rules.view(state, seatAt(seat)), seed: `${index}` });
  const curve = Array.from({ length: game.moves.length + 1 }, (_, at) => (at < 50 ? [0.4, 0.3, 0.3] : [0.2, 0.6, 0.2]));
  const lines = [...annotatedGame(rules, game, curve, think)];
  expect(lines.filter((line) => line.endsWith("%**"))).toEqual([expect.stringMatching(/^50\. .+\. \*\*20 : 60 : 20 %\*\*$/)]);
  expect(lines).toContain("## Round II of V: first action phase");
  expect(lines.filter((line) => /^ +- or … [a-z]/.test(line)).length).toBeGreaterThan(2);
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
