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

/** The picks that make a command; none of what a player does not ask for. */
export function picksOf(command: { readonly type: string }): Pick[] {
  if (!isCommand(command)) return [];
  if (command.type === "turn") return [...command.steps.map((step): Pick => ({ pick: "step", step })), { pick: "end", end: command.end }];
  if (command.type !== "secure") return [{ pick: "answer", command }];
  return [
    ...command.coins.map((slot): Pick => ({ pick: "secure", slot, by: "coin" })),
    ...command.team.map((slot): Pick => ({ pick: "secure", slot, by: "team" })),
  ];
}

/** The API made it by the same rules, so its kind is enough. */
function isCommand(command: { readonly type: string }): command is Exclude<Command, { type: "chance" }> {
  return command.type !== "chance";
}

export function stepsPicked(picks: readonly Pick[]): Step[] {
  return picks.flatMap((pick) => (pick.pick === "step" ? [pick.step] : []));
}
