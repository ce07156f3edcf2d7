// Steps are many, so they are chosen bit by bit: what to do, with what, where. A question with one answer is not asked.
import type { Components, PlayerPosition, Step } from "@pithead/game-kohle-und-kolonie/client";
import type { Target } from "../board/look.ts";
import { type Facet, facetsOf, keyOf, type Question, type StepKind, targetOf } from "./facets.ts";

export interface Option {
  facet: Facet;
  /** Present when nothing is left to ask after it. */
  step: Step | null;
}

export interface Narrowed {
  /** Null when nothing is left to ask, or nothing is possible. */
  question: Question | null;
  /** What is being done, once that is clear. */
  kind: StepKind | null;
  options: Option[];
  /** Parts of the board that can be pressed, and what each stands for. */
  targets: ReadonlyMap<Target, Option>;
}

/** A step with the choices that make it. What several steps have in common is the same object in all of them. */
export interface Candidate {
  step: Step;
  choices: readonly Choice[];
}

interface Choice {
  facet: Facet;
  key: string;
  /** The part of the board that stands for it. */
  target: Target | undefined;
}

/** Takes steps apart: up to 1,600 of them, so it is done once for all that is asked of them. `player`: whose board is pressed. */
export function candidatesOf(next: readonly Step[], components: Components, player: PlayerPosition): Candidate[] {
  const known = new Map<string, Choice>();
  const choiceOf = (facet: Facet): Choice => {
    const key = keyOf(facet);
    const choice = known.get(key) ?? { facet, key, target: targetOf(facet, player) };
    known.set(key, choice);
    return choice;
  };
  return next.map((step) => ({ step, choices: facetsOf(step, components).map(choiceOf) }));
}

/** What is asked next once those choices are made. */
export function narrowed(candidates: readonly Candidate[], chosen: readonly Facet[]): Narrowed {
  const left = leftBy(candidates, chosen);
  const question = chosen.length === 0 && left.length > 0 ? "kind" : questionOf(left);
  const kinds = new Set(left.map(({ step }) => step.step));
  const kind = kinds.size === 1 ? ([...kinds][0] ?? null) : null;
  if (question === null) return { question, kind, options: [], targets: new Map() };
  const groups = groupedBy(left, question);
  const targets = question === "kind" ? firstTargets(left) : targetsOf(groups, left);
  return { question, kind, options: groups.map(({ option }) => option), targets };
}

/** The step, when the choices leave only one. */
export function stepChosen(candidates: readonly Candidate[], chosen: readonly Facet[]): Step | null {
  return onlyStep(leftBy(candidates, chosen));
}

/** The choices that still lead somewhere. */
export function openChoices(candidates: readonly Candidate[], chosen: readonly Facet[]): readonly Facet[] {
  return chosen.length === 0 || leftBy(candidates, chosen).length > 1 ? chosen : [];
}

function leftBy(candidates: readonly Candidate[], chosen: readonly Facet[]): readonly Candidate[] {
  return chosen.reduce((left, facet) => {
    const key = keyOf(facet);
    const isMet = (choice: Choice) => (facet.of === "target" ? choice.target === facet.target : choice.key === key);
    return left.filter(({ choices }) => choices.some(isMet));
  }, candidates);
}

/** The first thing in which those that are left differ. */
function questionOf(left: readonly Candidate[]): Question | null {
  const [first] = left;
  if (first === undefined) return null;
  const isOpen = ({ facet, key }: Choice) => left.some((candidate) => choiceFor(candidate, facet.of)?.key !== key);
  const open = first.choices.find(isOpen)?.facet.of ?? null;
  return open === "target" ? null : open;
}

function choiceFor({ choices }: Candidate, question: Facet["of"]): Choice | undefined {
  return choices.find(({ facet }) => facet.of === question);
}

interface Group {
  choice: Choice;
  option: Option;
}

function groupedBy(left: readonly Candidate[], question: Question): Group[] {
  const groups = new Map<Choice, Candidate[]>();
  for (const candidate of left) {
    const choice = choiceFor(candidate, question);
    if (choice === undefined) continue;
    const members = groups.get(choice);
    if (members) members.push(candidate);
    else groups.set(choice, [candidate]);
  }
  return [...groups].map(([choice, members]) => ({ choice, option: { facet: choice.facet, step: onlyStep(members) } }));
}

function onlyStep(members: readonly Candidate[]): Step | null {
  return members.length === 1 ? (members[0]?.step ?? null) : null;
}

/** Before it is clear what is to be done, whatever a step could begin with can be pressed. */
function firstTargets(left: readonly Candidate[]): Map<Target, Option> {
  const members = new Map<Target, Candidate[]>();
  const first = new Set<Target>();
  for (const candidate of left) {
    const { choices } = candidate;
    const begins = choices[1]?.facet.of === "card" ? 2 : 1;
    for (const [index, { target }] of choices.entries()) {
      if (target === undefined) continue;
      const those = members.get(target);
      if (those === undefined) members.set(target, [candidate]);
      else if (those.at(-1) !== candidate) those.push(candidate);
      if (index <= begins) first.add(target);
    }
  }
  return new Map([...first].map((target) => [target, { facet: { of: "target", target }, step: onlyStep(members.get(target) ?? []) }]));
}

/** A card can also be chosen by its field, where it is the only one that can be bought there. */
function targetsOf(groups: readonly Group[], left: readonly Candidate[]): Map<Target, Option> {
  const fields = groups.some(({ choice }) => choice.facet.of === "card") ? groupedBy(left, "field") : [];
  return new Map([...groups, ...fields].flatMap(({ choice: { target }, option }) => (target === undefined ? [] : [[target, option]])));
}
