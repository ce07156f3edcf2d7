// Steps are many, so they are chosen bit by bit: what to do, with what, where. A question with one answer is not asked.
import type { Components, PlayerPosition, Step } from "@pithead/game-kohle-und-kolonie/client";
import type { Target } from "../board/look.ts";
import { type Facet, facetsOf, isSameFacet, type Question, type StepKind, targetOf } from "./facets.ts";

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

interface Candidate {
  step: Step;
  facets: Facet[];
}

/** What is asked next once those choices are made. `player`: whose board is pressed. */
export function narrowed(next: readonly Step[], chosen: readonly Facet[], components: Components, player: PlayerPosition): Narrowed {
  const left = candidates(next, chosen, components, player);
  const question = chosen.length === 0 && left.length > 0 ? "kind" : questionOf(left);
  const kinds = new Set(left.map(({ step }) => step.step));
  const kind = kinds.size === 1 ? ([...kinds][0] ?? null) : null;
  if (question === null) return { question, kind, options: [], targets: new Map() };
  const groups = groupedBy(left, question);
  const options = groups.map(({ facet, members }) => ({ facet, step: onlyStep(members) }));
  const targets = question === "kind" ? firstTargets(left, player) : targetsOf(options, left, player);
  return { question, kind, options, targets };
}

/** The step, when the choices leave only one. */
export function stepChosen(next: readonly Step[], chosen: readonly Facet[], components: Components, player: PlayerPosition): Step | null {
  return onlyStep(candidates(next, chosen, components, player));
}

/** The choices that still lead somewhere. */
export function openChoices(
  next: readonly Step[],
  chosen: readonly Facet[],
  components: Components,
  player: PlayerPosition,
): readonly Facet[] {
  return chosen.length === 0 || candidates(next, chosen, components, player).length > 1 ? chosen : [];
}

function candidates(next: readonly Step[], chosen: readonly Facet[], components: Components, player: PlayerPosition): Candidate[] {
  return next
    .map((step) => ({ step, facets: facetsOf(step, components) }))
    .filter(({ facets }) => chosen.every((choice) => facets.some((facet) => meets(facet, choice, player))));
}

function meets(facet: Facet, choice: Facet, player: PlayerPosition): boolean {
  return choice.of === "target" ? targetOf(facet, player) === choice.target : isSameFacet(facet, choice);
}

/** The first thing in which those that are left differ. */
function questionOf(left: readonly Candidate[]): Question | null {
  const [first] = left;
  if (first === undefined) return null;
  if (groupedBy(left, "kind").length > 1) return "kind";
  const open = first.facets.find(({ of }) => of !== "target" && groupedBy(left, of).length > 1);
  return open === undefined || open.of === "target" ? null : open.of;
}

function groupedBy(left: readonly Candidate[], question: Question): { facet: Facet; members: Candidate[] }[] {
  const groups = new Map<string, { facet: Facet; members: Candidate[] }>();
  for (const candidate of left) {
    const facet = candidate.facets.find(({ of }) => of === question);
    if (facet === undefined) continue;
    const key = JSON.stringify(facet);
    const group = groups.get(key);
    if (group) group.members.push(candidate);
    else groups.set(key, { facet, members: [candidate] });
  }
  return [...groups.values()];
}

function onlyStep(members: readonly Candidate[]): Step | null {
  return members.length === 1 ? (members[0]?.step ?? null) : null;
}

/** Before it is clear what is to be done, whatever a step could begin with can be pressed. */
function firstTargets(left: readonly Candidate[], player: PlayerPosition): Map<Target, Option> {
  const targets = new Map<Target, Option>();
  for (const { facets } of left) {
    for (const facet of facets.slice(1, facets[1]?.of === "card" ? 3 : 2)) {
      const target = targetOf(facet, player);
      if (target === undefined || targets.has(target)) continue;
      const choice: Facet = { of: "target", target };
      const members = left.filter((each) => each.facets.some((other) => meets(other, choice, player)));
      targets.set(target, { facet: choice, step: onlyStep(members) });
    }
  }
  return targets;
}

/** A card can also be chosen by its field, where it is the only one that can be bought there. */
function targetsOf(options: readonly Option[], left: readonly Candidate[], player: PlayerPosition): Map<Target, Option> {
  const targets = new Map<Target, Option>();
  for (const option of options) {
    const target = targetOf(option.facet, player);
    if (target !== undefined) targets.set(target, option);
  }
  const fields = options.some(({ facet }) => facet.of === "card") ? groupedBy(left, "field") : [];
  for (const { facet, members } of fields) {
    const target = targetOf(facet, player);
    if (target !== undefined) targets.set(target, { facet, step: onlyStep(members) });
  }
  return targets;
}
