// The order in which the bots' thread answers.
import { seatAt } from "@pithead/engine";
import { afterAll, expect, test } from "vitest";
import { createMind } from "./mind.ts";
import type { Question } from "./question.ts";

const mind = createMind({});
afterAll(() => mind.stop());

test("hints are answered before bots, and bots before analyses, each kind in its order", async () => {
  const asked = { game: "none", rules: 1, seed: "0", outOfTimeMs: 1000, seat: seatAt(0), view: {}, state: {} };
  const answered: string[] = [];
  const ask = (name: string, question: Question) =>
    mind
      .ask(question)
      .catch(() => undefined)
      .then(() => answered.push(name));
  await Promise.all([
    ask("first", { ...asked, ask: "endings", made: 0, first: 0, games: 1 }),
    ask("analysis", { ...asked, ask: "endings", made: 0, first: 0, games: 1 }),
    ask("bot 1", { ...asked, ask: "choice", level: "easy" }),
    ask("bot 2", { ...asked, ask: "choice", level: "easy" }),
    ask("hint", { ...asked, ask: "hint" }),
  ]);
  expect(answered).toEqual(["first", "hint", "bot 1", "bot 2", "analysis"]);
});
