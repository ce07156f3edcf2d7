// A lesson as far as it has been played: every move judged by the game's own rules.
import { type Chance, chanceFrom, type GameTypes, type Move, play, type Seat } from "@pithead/engine";
import type { Lesson, Step } from "./lesson.ts";

/** An accepted move. `seq`: its number, from 1. */
interface PlayedMove<G extends GameTypes = GameTypes> {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly command: G["command"];
  readonly events: readonly G["event"][];
}

/** A value: replaced, never changed in place. */
export interface Playing<G extends GameTypes = GameTypes> {
  /** The index of the step that is shown. */
  readonly step: number;
  /** Whether the moves that lead to it have been played. */
  readonly isReached: boolean;
  readonly moves: readonly PlayedMove<G>[];
  /** By seq, from the set-up on. */
  readonly states: readonly G["state"][];
  /** The learner's own moves, one for each step that wanted one. */
  readonly commands: readonly G["command"][];
}

/** What is kept of a lesson between two visits. */
export type Kept<G extends GameTypes = GameTypes> = Pick<Playing<G>, "step" | "commands">;

type Judgement<G extends GameTypes = GameTypes> =
  | { readonly as: "taken"; readonly playing: Playing<G> }
  /** Legal, but not what the step wants. */
  | { readonly as: "other" }
  | { readonly as: "refused"; readonly reason: G["reason"] };

/** A lesson at its first step. */
export function begun<G extends GameTypes>(lesson: Lesson<G>): Playing<G> {
  const { rules, options } = lesson;
  const deal = rules.deal(options, lesson.names.length, chanceOf(lesson));
  const states = [rules.setup(options, lesson.names.length, deal)];
  return reached(lesson, { step: 0, isReached: false, moves: [], states, commands: [] });
}

/** @throws RangeError when the lesson has no such step */
export function stepAt<G extends GameTypes, Look extends string, Do extends string>(
  { steps }: Pick<Lesson<G, Look, Do>, "steps">,
  index: number,
): Step<G, Look, Do> {
  const step = steps[index];
  if (step === undefined) throw new RangeError(`The lesson has no step ${index}.`);
  return step;
}

export function newest<G extends GameTypes>({ states }: Playing<G>): G["state"] {
  const state = states.at(-1);
  if (state === undefined) throw new RangeError("The lesson has no position.");
  return state;
}

/** The moves played that lead to the step shown. @throws RangeError when the rules refuse one: a fault of the lesson. */
export function reached<G extends GameTypes>(lesson: Lesson<G>, playing: Playing<G>): Playing<G> {
  if (playing.isReached) return playing;
  return { ...playedOn(lesson, playing, stepAt(lesson, playing.step).before ?? []), isReached: true };
}

/** The next step, its moves not played yet. */
export function nextStep<G extends GameTypes>(playing: Playing<G>): Playing<G> {
  return { ...playing, step: playing.step + 1, isReached: false };
}

/** Judges a move of the learner's; one that the step wants leads to the next step. */
export function judged<G extends GameTypes>(lesson: Lesson<G>, playing: Playing<G>, command: G["command"]): Judgement<G> {
  const step = stepAt(lesson, playing.step);
  const decided = played(lesson, playing, { seat: lesson.seat, move: command });
  if (decided.as === "refused") return decided;
  const events = decided.playing.moves[playing.moves.length]?.events ?? [];
  if (step.kind === "look" || !step.wants(events)) return { as: "other" };
  return { as: "taken", playing: nextStep({ ...decided.playing, commands: [...playing.commands, command] }) };
}

/** The lesson at a step, with the learner's own moves up to there; undefined where they don't lead there. */
export function resumed<G extends GameTypes>(lesson: Lesson<G>, { step, commands }: Kept<G>): Playing<G> | undefined {
  const left = [...commands];
  let playing = begun(lesson);
  while (playing.step < step) {
    const own = stepAt(lesson, playing.step).kind === "do" ? left.shift() : null;
    if (own === undefined) return undefined;
    const judgement: Judgement<G> = own === null ? { as: "taken", playing: nextStep(playing) } : judged(lesson, playing, own);
    if (judgement.as !== "taken") return undefined;
    playing = reached(lesson, judgement.playing);
  }
  return playing;
}

/** A lesson played to its last step by its own answers. */
export function playedThrough<G extends GameTypes>(lesson: Lesson<G>): Playing<G> {
  const answers = lesson.steps.flatMap((step) => (step.kind === "do" ? [step.answer] : []));
  const playing = resumed(lesson, { step: lesson.steps.length - 1, commands: answers });
  if (playing === undefined) throw new RangeError("A step of the lesson does not want its own answer.");
  return playing;
}

/** Further moves after the lesson. @throws RangeError when the rules refuse one */
export function playedOn<G extends GameTypes>(lesson: Lesson<G>, playing: Playing<G>, moves: readonly Move<G["command"]>[]): Playing<G> {
  let at = playing;
  for (const move of moves) {
    const decided = played(lesson, at, move);
    if (decided.as === "refused") throw new RangeError(`Move ${at.moves.length + 1} is refused: ${decided.reason.code}.`);
    at = decided.playing;
  }
  return at;
}

/** Deal and chance moves of a lesson. */
function chanceOf({ seed }: Pick<Lesson, "seed">): Chance {
  return chanceFrom(seed);
}

type Played<G extends GameTypes> = { readonly as: "played"; readonly playing: Playing<G> } | Extract<Judgement<G>, { as: "refused" }>;

/** One move, and the chance moves that are owed after it. */
function played<G extends GameTypes>(lesson: Lesson<G>, playing: Playing<G>, move: Move<G["command"]>): Played<G> {
  const { rules } = lesson;
  const state = rules.clone(newest(playing));
  const decision = play(rules, state, move);
  if (!decision.ok) return { as: "refused", reason: decision.reason };
  const done: PlayedMove<G> = { seq: playing.moves.length + 1, seat: move.seat, command: move.move, events: decision.events };
  const after = { ...playing, moves: [...playing.moves, done], states: [...playing.states, state] };
  const owed = rules.chanceMove(state, chanceOf(lesson));
  return owed === undefined ? { as: "played", playing: after } : played(lesson, after, { seat: null, move: owed });
}
