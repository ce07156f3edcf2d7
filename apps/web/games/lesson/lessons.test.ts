// Every lesson can be played through by its own answers, its recorded moves are legal whatever the learner has chosen, and it is wholly said in every language.
import type { GameTypes } from "@pithead/engine";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messages.ts";
import { FIRST_SHIFT } from "../coal-baron/lesson/lesson.ts";
import { FIRST_ROUND } from "../kohle-und-kolonie/lesson/lesson.ts";
import type { DoStep, Lesson } from "./lesson.ts";
import { begun, judged, newest, nextStep, type Playing, reached, resumed, stepAt } from "./playing.ts";

const LESSONS: { lesson: Lesson; words: "lesson-coal-baron" | "lesson-kohle-und-kolonie" }[] = [
  { lesson: FIRST_SHIFT, words: "lesson-coal-baron" },
  { lesson: FIRST_ROUND, words: "lesson-kohle-und-kolonie" },
];

describe.each(LESSONS)("$words", ({ lesson, words }) => {
  test("is played through by its own answers, step after step", () => {
    const { playing } = walked(lesson);
    expect(playing.step).toBe(lesson.steps.length - 1);
    expect(playing.commands).toHaveLength(lesson.steps.filter(({ kind }) => kind === "do").length);
  });

  test("asks the learner for a move exactly where the rules do", () => {
    for (const { at, step } of walked(lesson).visited) {
      if (step.kind === "do") expect(lesson.rules.toMove(newest(at)), step.id).toContain(lesson.seat);
    }
  });

  test("goes on from every step with what was kept there", () => {
    for (const { at } of walked(lesson).visited) {
      expect(resumed(lesson, { step: at.step, commands: at.commands })).toEqual(at);
    }
    expect(resumed(lesson, { step: 3, commands: [] })).toBeUndefined();
  });

  test("begins with the positions of its seed every time", () => {
    expect(begun(lesson)).toEqual(begun(lesson));
  });

  test("answers every other legal move, and goes on after every one that it takes", () => {
    for (const { at, step } of walked(lesson).visited) {
      if (step.kind !== "do") continue;
      const judgements = legalMoves(lesson, at, step).map((command) => judged(lesson, at, command));
      expect(
        judgements.map(({ as }) => as),
        step.id,
      ).not.toContain("refused");
      const taken = judgements.flatMap((judgement) => (judgement.as === "taken" ? [judgement.playing] : []));
      expect(taken, step.id).not.toEqual([]);
      for (const playing of spread(taken)) finished(lesson, reached(lesson, playing));
    }
  });

  test("gives the usual reason for an illegal move, and stays where it is", () => {
    const first = walked(lesson).visited.find(({ step }) => step.kind === "do");
    const pass: GameTypes["command"] = { type: lesson.rules.id === "coal-baron" ? "keep" : "pass" };
    expect(first && judged(lesson, first.at, pass)).toMatchObject({ as: "refused", reason: { code: expect.any(String) } });
  });

  test.each(LANGUAGES)("is wholly said in %s", (language) => {
    const { say, instead, learned } = messagesIn(language)[words];
    expect(Object.keys(say)).toEqual(lesson.steps.map(({ id }) => id));
    expect(Object.keys(instead)).toEqual(lesson.steps.filter(({ kind }) => kind === "do").map(({ id }) => id));
    expect(Object.keys(learned)).toHaveLength(5);
  });
});

interface Visited {
  at: Playing;
  step: Lesson["steps"][number];
}

/** The lesson played by its own answers: how it stood at each step, and in the end. */
function walked(lesson: Lesson): { visited: Visited[]; playing: Playing } {
  const visited: Visited[] = [];
  let playing = begun(lesson);
  for (;;) {
    const step = stepAt(lesson, playing.step);
    visited.push({ at: playing, step });
    if (playing.step === lesson.steps.length - 1) return { visited, playing };
    playing = reached(lesson, step.kind === "do" ? taken(lesson, playing, step) : nextStep(playing));
  }
}

function taken(lesson: Lesson, playing: Playing, step: DoStep): Playing {
  const judgement = judged(lesson, playing, step.answer);
  if (judgement.as !== "taken") throw new Error(`The answer to ${step.id} is not taken: ${JSON.stringify(judgement)}.`);
  return judgement.playing;
}

/** The lesson played on to its end: by its answers, or by another move that it takes where one no longer fits. */
function finished(lesson: Lesson, playing: Playing): Playing {
  let at = playing;
  while (at.step < lesson.steps.length - 1) {
    const step = stepAt(lesson, at.step);
    at = reached(lesson, step.kind === "do" ? anyTaken(lesson, at, step) : nextStep(at));
  }
  return at;
}

function anyTaken(lesson: Lesson, at: Playing, step: DoStep): Playing {
  const own = judged(lesson, at, step.answer);
  if (own.as === "taken") return own.playing;
  for (const command of legalMoves(lesson, at, step)) {
    const judgement = judged(lesson, at, command);
    if (judgement.as === "taken") return judgement.playing;
  }
  throw new Error(`Nothing legal is what ${step.id} wants.`);
}

const MOST_TRIED = 12;

/** Some of many, from all over. */
function spread<T>(list: readonly T[]): T[] {
  const stride = Math.ceil(list.length / MOST_TRIED);
  return list.filter((_, index) => index % stride === 0);
}

const MOST_MOVES = 600;

/** Every opening, and what grows out of the answer and of the openings, as many as are soon looked at. */
function legalMoves({ rules, seat }: Lesson, at: Playing, step: DoStep): GameTypes["command"][] {
  const view = rules.view(newest(at), seat);
  const isLegal = rules.decide(newest(at), seat, step.answer).ok;
  const grown = isLegal ? [step.answer, ...rules.extensions(view, seat, step.answer)] : [];
  const moves = [...rules.openings(view, seat), ...grown];
  for (let next = 0; next < moves.length && moves.length < MOST_MOVES; next++) {
    const move = moves[next];
    if (move) moves.push(...rules.extensions(view, seat, move));
  }
  return moves;
}
