// What a turn can be made of: the five actions, the bonus marker, the extra options; what is not possible now stays, with its reason.
import { type BonusMarker, type Position, playerAt, type Reason, type Step, type StepReason } from "@pithead/game-kohle-und-kolonie/client";
import type { StepKind } from "./facets.ts";
import type { Option } from "./narrow.ts";
import { whyNot } from "./why-not.ts";

export interface MenuItem {
  kind: StepKind;
  via: boolean;
  /** Undefined when nothing of it is possible now. */
  option: Option | undefined;
  reason: Reason | StepReason | undefined;
}

const ACTIONS: readonly StepKind[] = ["buyMine", "buyEngine", "buildSettlement", "placeEngineer", "place", "move"];
const EXTRAS: readonly StepKind[] = ["flip", "trade"];
const BY_MARKER: { readonly [marker in BonusMarker]: readonly StepKind[] } = {
  "consolidation-aid": ["takeCoin"],
  cart: [],
  "rescue-team": [],
  miners: ["place", "move"],
  engineer: ["placeEngineer"],
  settlement: ["buildSettlement"],
  "steam-engine": ["buyEngine"],
};

/** What is possible comes first. */
export function menuOf(position: Position, after: Position, seat: number, steps: readonly Step[], options: readonly Option[]): MenuItem[] {
  const player = playerAt(after, seat);
  const marker: BonusMarker | null = after.turn?.viaBonus ? "miners" : player.bonus;
  const item = (kind: StepKind, via: boolean): MenuItem => {
    const option = options.find(({ facet }) => facet.of === "kind" && facet.kind === kind && facet.via === via);
    return { kind, via, option, reason: option ? undefined : whyNot(position, after, seat, steps, kind, via) };
  };
  const items = [
    ...ACTIONS.map((kind) => item(kind, false)),
    ...(player.flipped.workforce ? [item("moveEngineer", false)] : []),
    ...(marker === null ? [] : BY_MARKER[marker].map((kind) => item(kind, kind !== "takeCoin"))),
    ...EXTRAS.map((kind) => item(kind, false)),
  ];
  return [...items.filter(({ option }) => option), ...items.filter(({ option }) => !option)];
}
