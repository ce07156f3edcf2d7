// Which of the picks still stand in a position: all of them where they were made, perhaps fewer after somebody else has moved.
import {
  costOf,
  type Position,
  type Reason,
  refuse,
  refuseNextStep,
  spaceCard,
  spacesFor,
  stepsLeft,
} from "@pithead/game-coal-baron/client";
import { type Standing, standingBy } from "../../parts/standing.ts";
import { builtMove, stepsPicked, withoutOne } from "./built.ts";
import type { Pick } from "./picks.ts";

export function standing(position: Position, seat: number, picks: readonly Pick[]): Standing<Pick> {
  return standingBy(picks, (before, pick) => refusePick(position, seat, before, pick));
}

/** Why the pick can't follow on those before it; undefined when it can. */
export function refusePick(position: Position, seat: number, before: readonly Pick[], pick: Pick): Reason | undefined {
  switch (pick.pick) {
    case "draft":
      return refuse(position, seat, { type: "draft", order: pick.order });
    case "space": {
      const offered = spacesFor(position, seat).find(({ space }) => space === pick.space);
      return offered ? offered.reason : { code: "space-locked", space: pick.space, players: position.players.length };
    }
    case "step":
      return refuseStepPick(position, seat, before, pick);
    case "substitute": {
      const built = builtMove(position, seat, before);
      const shortage = built && "shortage" in built ? built.shortage : null;
      if (shortage === null) return { code: "substitutes-not-needed" };
      return shortage.choices.includes(pick.cube) ? undefined : { code: "substitute-not-in-supply", cube: pick.cube };
    }
    case "keep": {
      if (pick.card === null)
        return refuse(position, seat, { type: "keep", card: null, to: "top", rest: [...(position.draw?.cards ?? [])] });
      const reason = refuse(position, seat, {
        type: "keep",
        card: pick.card,
        to: "top",
        rest: withoutOne(position.draw?.cards ?? [], pick.card),
      });
      return reason?.code === "substitutes-needed" ? undefined : reason;
    }
    case "return":
      return builtMove(position, seat, before)?.kind === "keep" ? undefined : notAsked(position, seat);
  }
}

function refuseStepPick(
  position: Position,
  seat: number,
  before: readonly Pick[],
  pick: Extract<Pick, { pick: "step" }>,
): Reason | undefined {
  const placed = before.find((earlier) => earlier.pick === "space");
  const space = placed && spaceCard(placed.space);
  if (space?.kind !== "mining") return notAsked(position, seat);
  const steps = stepsPicked(before);
  const cost = costOf(pick.step);
  if (cost > stepsLeft(space.id, steps))
    return { code: "too-many-steps", cost: space.steps - stepsLeft(space.id, steps) + cost, steps: space.steps };
  const reason = refuseNextStep(position, seat, steps, pick.step);
  return reason && { ...reason, step: steps.length };
}

function notAsked(position: Position, seat: number): Reason {
  return refuse(position, seat, { type: "place", space: "bank" }) ?? { code: "another-move-asked", asked: "place" };
}
