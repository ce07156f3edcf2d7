// Turns thought out step by step: a few of the best unfinished turns are carried on until nothing improves them.
import {
  afterSteps,
  type Command,
  componentsOf,
  type Position,
  playerAt,
  type Step,
  workersOf,
} from "@pithead/game-kohle-und-kolonie/client";
import { evaluateSeat } from "./evaluate.ts";
import { minerSteps } from "./steps-miners.ts";
import { mineSteps } from "./steps-mines.ts";
import { engineerSteps, engineSteps, flipSteps, settlementSteps } from "./steps-pieces.ts";
import type { Weights } from "./weights.ts";

/** A turn and what it is worth to the seat. */
export interface ThoughtTurn {
  readonly steps: readonly Step[];
  /** False where the last step turns over a railway marker: the turn goes on when it is seen. */
  readonly isWhole: boolean;
  readonly value: number;
}

/** `position` is what all steps thought of lead to; `isCut` once a marker was turned over, which ends what can be said at once. */
interface Thought extends ThoughtTurn {
  readonly position: Position;
}

const DEEPEST = 8;

/** The turns found, the best first; the turn without a step is among them. `breadth` of them are carried on at each step. */
export function turnsOf(position: Position, seat: number, breadth: number, weights?: Weights): ThoughtTurn[] {
  const root: Thought = { steps: [], isWhole: true, position, value: evaluateSeat(position, seat, weights) };
  const found: Thought[] = [root];
  let open = [root];
  for (let depth = 0; depth < DEEPEST && open.length > 0; depth++) {
    const next = open.flatMap((thought) => carriedOn(thought, seat, weights).filter(({ value }) => depth === 0 || value > thought.value));
    found.push(...next);
    open = best(next, breadth);
  }
  return best(found, found.length);
}

function carriedOn(thought: Thought, seat: number, weights: Weights | undefined): Thought[] {
  return groupsOf(thought.position, seat).flatMap((steps) => {
    const walk = afterSteps(thought.position, seat, steps);
    if (!walk.ok) return [];
    return {
      steps: thought.isWhole ? [...thought.steps, ...steps] : thought.steps,
      isWhole: thought.isWhole && walk.turnedOver === null,
      position: walk.after,
      value: evaluateSeat(walk.after, seat, weights),
    };
  });
}

/** Steps that belong together. */
function groupsOf(position: Position, seat: number): Step[][] {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  return [
    ...(position.turn?.action === null ? mineSteps(components, position, seat) : []),
    ...engineSteps(components, position, seat),
    ...settlementSteps(components, position, seat),
    ...engineerSteps(components, position, seat),
    ...minerSteps(components, position, seat),
    ...flipSteps(components, position, seat),
    ...(player.bonus === "consolidation-aid" ? [[{ step: "takeCoin" } satisfies Step]] : []),
    ...(workersOf(player) > 1 ? [[{ step: "trade", give: "workers" } satisfies Step]] : []),
    ...(player.coins > 1 && workersOf(player) === 0 ? [[{ step: "trade", give: "coins" } satisfies Step]] : []),
  ];
}

/** The best first; of equal ones, which are mostly the same steps in another order, the first. */
function best<T extends ThoughtTurn>(turns: readonly T[], count: number): T[] {
  const sorted = turns.toSorted((one, other) => other.value - one.value);
  return sorted.filter(({ value }, index) => index === 0 || Math.abs(value - (sorted[index - 1]?.value ?? 0)) > 1e-9).slice(0, count);
}

export function turnCommand({ steps, isWhole }: ThoughtTurn): Command {
  return { type: "turn", steps: [...steps], end: isWhole };
}
