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
import { prospectOf } from "./evaluate.ts";
import { type Outlook, outlookAfter, outlookOf, sceneOf } from "./outlook.ts";
import { minerSteps } from "./steps-miners.ts";
import { mineSteps } from "./steps-mines.ts";
import { engineerSteps, engineSteps, flipSteps, settlementSteps } from "./steps-pieces.ts";
import { WEIGHTS, type Weights } from "./weights.ts";

/** A turn and what it is worth to the seat. */
export interface ThoughtTurn {
  readonly steps: readonly Step[];
  /** False where the last step turns over a railway marker: the turn goes on when it is seen. */
  readonly isWhole: boolean;
  readonly value: number;
}

/** `outlook` is on what all steps thought of lead to; `isCut` once a marker was turned over, which ends what can be said at once. */
interface Thought extends ThoughtTurn {
  readonly outlook: Outlook;
}

const DEEPEST = 8;

/** The turns found, the best first; the turn without a step is among them. `breadth` of them are carried on at each step. */
export function turnsOf(position: Position, seat: number, breadth: number, weights: Weights = WEIGHTS): ThoughtTurn[] {
  const outlook = outlookOf(sceneOf(position, weights), seat);
  const root: Thought = { steps: [], isWhole: true, outlook, value: prospectOf(outlook) };
  const found: Thought[] = [root];
  let open = [root];
  for (let depth = 0; depth < DEEPEST && open.length > 0; depth++) {
    const next = open.flatMap((thought) => carriedOn(thought).filter(({ value }) => depth === 0 || value > thought.value));
    found.push(...next);
    open = best(next, breadth);
  }
  return best(found, found.length);
}

function carriedOn(thought: Thought): Thought[] {
  const { position, seat } = thought.outlook;
  return groupsOf(position, seat).flatMap((steps) => {
    const walk = afterSteps(position, seat, steps);
    if (!walk.ok) return [];
    const outlook = outlookAfter(thought.outlook, walk.after, steps);
    return {
      steps: thought.isWhole ? [...thought.steps, ...steps] : thought.steps,
      isWhole: thought.isWhole && walk.turnedOver === null,
      outlook,
      value: prospectOf(outlook),
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

/** A turn cut short by a railway marker goes on when the marker is seen. */
export function turnCommand({ steps, isWhole }: ThoughtTurn): Command {
  return { type: "turn", steps: [...steps], end: isWhole };
}
