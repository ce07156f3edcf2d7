// Why nothing of a kind can be done now: the reason that holds for the most of it.
import {
  componentsOf,
  FLIP_CARDS,
  fieldOf,
  freeSlots,
  mineOf,
  ownMines,
  type Position,
  placesHeld,
  playerAt,
  type Reason,
  refuseNextStep,
  type Step,
  type StepReason,
} from "@pithead/game-kohle-und-kolonie/client";
import type { StepKind } from "./facets.ts";

/** Reasons that are true wherever one tries, the most telling first. */
const TELLING: readonly string[] = [
  "action-done",
  "bonus-not-held",
  "engines-not-yet",
  "no-engine-left",
  "no-engineer-left",
  "no-settlement-left",
  "workforce-not-flipped",
  "placed-enough",
  "moved-enough",
  "engineers-moved-enough",
  "too-few-coins",
  "too-few-workers",
  "too-few-workers-in-supply",
  "too-few-miners",
  "no-miner-there",
  "no-engineer-there",
];

/** True of the one place that was tried: who has nobody anywhere has nothing to try it with. */
const OF_ONE_PLACE: readonly string[] = ["no-miner-there", "no-engineer-there"];

/** Names one place of many, where the same or something like it holds for all. */
export function isOfOneAmongMany({ code }: Reason | StepReason): boolean {
  return !TELLING.includes(code);
}

/** Undefined when there is nothing to try it with: no card on display, no mine of one's own. */
export function whyNot(
  position: Position,
  after: Position,
  seat: number,
  steps: readonly Step[],
  kind: StepKind,
  via: boolean,
): Reason | StepReason | undefined {
  const reasons = attempts(after, seat, kind, via).flatMap((step) => refuseNextStep(position, seat, steps, step) ?? []);
  return mostTelling(reasons.filter(({ code }) => !OF_ONE_PLACE.includes(code)));
}

/** Of several reasons the one that holds for the most; undefined when there is none. */
export function mostTelling<R extends { code: string }>(reasons: readonly R[]): R | undefined {
  const rank = ({ code }: R) => (TELLING.includes(code) ? TELLING.indexOf(code) : TELLING.length);
  return reasons.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** One try for each thing that it could be done with. */
function attempts(position: Position, seat: number, kind: StepKind, isViaBonus: boolean): Step[] {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  const { engineerSpaces, engineSpaces, minerSpaces } = components.aboveGround;
  const via: { via?: "bonus" } = isViaBonus ? { via: "bonus" } : {};
  switch (kind) {
    case "buyMine":
      return position.display.flatMap((card): Step[] => {
        const { villages } = fieldOf(components, mineOf(components, card).field);
        const village = villages.find((id) => (position.villages[id] ?? 0) > 0) ?? villages[0] ?? "";
        return [{ step: "buyMine", card, village, slot: freeSlots(components, player)[0] ?? "T1" }];
      });
    case "buyEngine":
      return [...ownMines(player).map(({ mine }) => mine), ...engineSpaces].map((on): Step => ({ step: "buyEngine", on, ...via }));
    case "buildSettlement":
      return [...components.villages.keys()].map((village): Step => ({ step: "buildSettlement", village, miners: 0, ...via }));
    case "placeEngineer":
      return engineerSpaces.map((at): Step => ({ step: "placeEngineer", at, ...via }));
    case "place":
      return minerSpaces.map((at): Step => ({ step: "place", at, ...via }));
    case "move":
      return [...placesHeld(player), "rescue:T1"].map((from): Step => ({ step: "move", from, to: "supply", ...via }));
    case "moveEngineer":
      return engineerSpaces.flatMap((from) => engineerSpaces.map((to): Step => ({ step: "moveEngineer", from, to })));
    case "takeCoin":
      return [{ step: "takeCoin" }];
    case "flip":
      return FLIP_CARDS.filter((card) => !player.flipped[card]).flatMap((card): Step[] =>
        components.aboveGround.flips[card].prices.length > 1
          ? [
              { step: "flip", card, pay: "workers" },
              { step: "flip", card, pay: "coins" },
            ]
          : [{ step: "flip", card }],
      );
    case "trade":
      return [
        { step: "trade", give: "coins" },
        { step: "trade", give: "workers" },
      ];
  }
}
