// A lesson as far as it has been played: every move judged by the game's own rules.
import { type Chance, chanceFrom, type GameTypes, type Move, play, type Seat } from "@pithead/engine";
import type { Lesson, Step } from "./lesson.ts";

/** An accepted move. `seq`: its number, from 1. */
export interface PlayedMove {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly command: GameTypes["command"];
  readonly events: readonly GameTypes["event"][];
}

/** A value: replaced, never changed in place. */
export interface Playing {
  /** The index of the step that is shown. */
  readonly step: number;
  /** Whether the moves that lead to it have been played. */
  readonly isReached: boolean;
  readonly moves: readonly PlayedMove[];
  /** By seq, from the set-up on. */
  readonly states: readonly GameTypes["state"][];
  /** The learner's own moves, one for each step that wanted one. */
  readonly commands: readonly GameTypes["command"][];
}

/** What is kept of a lesson between two visits. */
export type Kept = Pick<Playing, "step" | "commands">;

export type Judgement =
  | { readonly as: "taken"; readonly playing: Playing }
  /** Legal, but not what the step wants. */
  | { readonly as: "other" }
  | { readonly as: "refused"; readonly reason: GameTypes["reason"] };

/** A lesson at its first step. */
export function begun(lesson: Lesson): Playing {
  const { rules, options } = lesson;
  const deal = rules.deal(options, lesson.names.length, chanceOf(lesson));
  const states = [rules.setup(options, lesson.names.length, deal)];
  return reached(lesson, { step: 0, isReached: false, moves: [], states, commands: [] });
}

/** @throws RangeError when the lesson has no such step */
export function stepAt<Look extends string, Do extends string>(
  { steps }: Lesson<GameTypes, Look, Do>,
  index: number,
): Step<GameTypes, Look, Do> {
  const step = steps[index];
  if (step === undefined) throw new RangeError(`The lesson has no step ${index}.`);
  return step;
}

export function newest({ states }: Playing): GameTypes["state"] {
  const state = states.at(-1);
  if (state === undefined) throw new RangeError("The lesson has no position.");
  return state;
}

/** The moves played that lead to the step shown. @throws RangeError when the rules refuse one: a fault of the lesson. */
export function reached(lesson: Lesson, playing: Playing): Playing {
  if (playing.isReached) return playing;
  let at: Playing = { ...playing, isReached: true };
  for (const move of stepAt(lesson, playing.step).before ?? []) {
    const decided = played(lesson, at, move);
    if (decided.as === "refused") throw new RangeError(`Before step ${at.step} a move is refused: ${decided.reason.code}.`);
    at = decided.playing;
  }
  return at;
}

/** The next step, its moves not played yet. */
export function nextStep(playing: Playing): Playing {
  return { ...playing, step: playing.step + 1, isReached: false };
}

/** Judges a move of the learner's; one that the step wants leads to the next step. */
export function judged(lesson: Lesson, playing: Playing, command: GameTypes["command"]): Judgement {
  const step = stepAt(lesson, playing.step);
  const decided = played(lesson, playing, { seat: lesson.seat, move: command });
  if (decided.as === "refused") return decided;
  const events = decided.playing.moves[playing.moves.length]?.events ?? [];
  if (step.kind === "look" || !step.wants(events)) return { as: "other" };
  return { as: "taken", playing: nextStep({ ...decided.playing, commands: [...playing.commands, command] }) };
}

/** The lesson at a step, with the learner's own moves up to there; undefined where they don't lead there. */
export function resumed(lesson: Lesson, { step, commands }: Kept): Playing | undefined {
  const left = [...commands];
  let playing = begun(lesson);
  while (playing.step < step) {
    const own = stepAt(lesson, playing.step).kind === "do" ? left.shift() : null;
    if (own === undefined) return undefined;
    const judgement: Judgement = own === null ? { as: "taken", playing: nextStep(playing) } : judged(lesson, playing, own);
    if (judgement.as !== "taken") return undefined;
    playing = reached(lesson, judgement.playing);
  }
  return playing;
}

/** Deal and chance moves of a lesson. */
export function chanceOf({ seed }: Lesson): Chance {
  return chanceFrom(seed);
}

type Played = { readonly as: "played"; readonly playing: Playing } | Extract<Judgement, { as: "refused" }>;

/** One move, and the chance moves that are owed after it. */
function played(lesson: Lesson, playing: Playing, move: Move): Played {
  const { rules } = lesson;
  const state = rules.clone(newest(playing));
  const decision = play(rules, state, move);
  if (!decision.ok) return { as: "refused", reason: decision.reason };
  const done: PlayedMove = { seq: playing.moves.length + 1, seat: move.seat, command: move.move, events: decision.events };
  const after = { ...playing, moves: [...playing.moves, done], states: [...playing.states, state] };
  const owed = rules.chanceMove(state, chanceOf(lesson));
  return owed === undefined ? { as: "played", playing: after } : played(lesson, after, { seat: null, move: owed });
}
