// Why nothing can be done with one part of the board now, in the turn as it is built so far.
import {
  componentsOf,
  FLIP_CARDS,
  fieldOf,
  freeSlots,
  mineOf,
  type Place,
  type Position,
  playerAt,
  type Reason,
  refuseNextStep,
  SLOTS,
  type Step,
  type StepReason,
} from "@pithead/game-kohle-und-kolonie/client";
import type { Target } from "../board/look.ts";
import type { Built } from "./built.ts";
import type { StepKind } from "./facets.ts";
import { mostTelling } from "./why-not.ts";

type BuiltTurn = Extract<Built, { kind: "turn" }>;

/** @param kind what is being done, once that is clear; null: anything. Undefined where no step begins. */
export function whyNotThere(
  position: Position,
  seat: number,
  { after, steps, turnedOver }: BuiltTurn,
  target: Target,
  kind: StepKind | null,
): Reason | StepReason | undefined {
  if (turnedOver !== null) return undefined;
  const tries = triesAt(after, seat, target).filter(({ step }) => kind === null || step === kind);
  return mostTelling(tries.flatMap((step) => refuseNextStep(position, seat, steps, step) ?? []));
}

/** The steps that this part of the board stands for, each in its plainest form. */
function triesAt(after: Position, seat: number, target: Target): Step[] {
  const components = componentsOf(after);
  const player = playerAt(after, seat);
  const card = after.display.find((number) => target === `card:${number}`);
  if (card !== undefined) {
    const { villages } = fieldOf(components, mineOf(components, card).field);
    const village = villages.find((id) => (after.villages[id] ?? 0) > 0) ?? villages[0] ?? "";
    return [{ step: "buyMine", card, village, slot: freeSlots(components, player)[0] ?? "T1" }];
  }
  const flip = FLIP_CARDS.find((each) => target === `above:${each}`);
  if (flip !== undefined) {
    const ways = components.aboveGround.flips[flip].prices.length > 1 ? (["workers", "coins"] as const) : [undefined];
    return ways.map((pay) => ({ step: "flip", card: flip, ...(pay && { pay }) }));
  }
  const mine = SLOTS.find((slot) => target === `mine:${slot}`);
  const own = mine === undefined ? null : player.slots[mine];
  if (own) return [{ step: "buyEngine", on: own.mine }];
  return target.startsWith("place:") ? triesOn(after, target.slice("place:".length)) : [];
}

function triesOn(after: Position, place: Place): Step[] {
  const { engineerSpaces, engineSpaces } = componentsOf(after).aboveGround;
  if (engineerSpaces.includes(place)) return [{ step: "placeEngineer", at: place }];
  if (engineSpaces.includes(place)) return [{ step: "buyEngine", on: place }];
  if (place.startsWith("village:")) return [{ step: "buildSettlement", village: place.slice("village:".length), miners: 0 }];
  if (place === "supply") return [];
  return [{ step: "place", at: place }];
}
