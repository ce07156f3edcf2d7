// The choices a move is made of, in the order they are made.
import type { Command, Slot, Step } from "@pithead/game-kohle-und-kolonie/client";

/** A command that is one choice. */
export type Answer = Exclude<Command, { type: "turn" | "secure" | "chance" }>;

export type Pick =
  | { pick: "answer"; command: Answer }
  /** How a mine is secured; null: not at all. A later one for the same slot replaces an earlier one. */
  | { pick: "secure"; slot: Slot; by: "coin" | "team" | null }
  | { pick: "step"; step: Step }
  /** After a step that turns over a railway marker: whether the turn ends with it. */
  | { pick: "end"; end: boolean };

/** Of the picks so far, those that another leaves standing. */
export function keptBy(picks: readonly Pick[], pick: Pick): readonly Pick[] {
  switch (pick.pick) {
    case "answer":
      return [];
    case "secure":
      return picks.filter((earlier) => earlier.pick !== "secure" || earlier.slot !== pick.slot);
    case "step":
    case "end":
      return picks.filter((earlier) => earlier.pick !== "end");
  }
}

export function stepsPicked(picks: readonly Pick[]): Step[] {
  return picks.flatMap((pick) => (pick.pick === "step" ? [pick.step] : []));
}
