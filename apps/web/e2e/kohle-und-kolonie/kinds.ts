// The kinds of moves and steps of Kohle & Kolonie, each of which the story builds on the page once.
import {
  afterSteps,
  type Command,
  type Load,
  type Position,
  type Secure,
  type Step,
  type Turn,
} from "@pithead/game-kohle-und-kolonie/client";

const STEPS = [
  "buyMine",
  "buyMine second",
  "buyEngine",
  "buyEngine bonus",
  "buildSettlement",
  "buildSettlement bonus",
  "placeEngineer",
  "placeEngineer bonus",
  "place",
  "place bonus",
  "move",
  "move bonus",
  "moveEngineer",
  "takeCoin",
  "flip",
  "flip arrange",
  "trade coins",
  "trade workers",
] as const;

export const KINDS = [
  ...STEPS,
  "chooseBonus",
  "no step",
  "marker, and on",
  "after the marker",
  "marker, and end",
  "extra action",
  "secure coins",
  "secure team",
  "lose",
  "damage",
  "declare",
  "bid",
  "pass",
  "placeMine",
  "load worker",
  "load cart",
] as const;
export type Kind = (typeof KINDS)[number];

/** What a command would be the first of. */
export function kindsOf(position: Position, seat: number, command: Command): Kind[] {
  switch (command.type) {
    case "turn":
      return kindsOfTurn(position, seat, command);
    case "secure":
      return kindsOfSecuring(command);
    case "load":
      return kindsOfLoading(command);
    case "chance":
      return [];
    case "declare":
      return command.aid || command.markers > 0 ? ["declare"] : [];
    case "chooseBonus":
    case "lose":
    case "damage":
    case "bid":
    case "pass":
    case "placeMine":
      return [command.type];
  }
}

export function kindOfStep(step: Step): Kind {
  if (step.step === "buyMine") return step.second?.at === undefined ? "buyMine" : "buyMine second";
  if (step.step === "flip") return step.arrange === undefined ? "flip" : "flip arrange";
  if (step.step === "trade") return `trade ${step.give}`;
  if ("via" in step && step.via === "bonus") return `${step.step} bonus`;
  return step.step;
}

function kindsOfTurn(position: Position, seat: number, { steps, end }: Turn): Kind[] {
  const walk = afterSteps(position, seat, steps);
  const isLook = walk.ok && walk.turnedOver !== null;
  return [
    ...steps.map(kindOfStep),
    ...(steps.length === 0 ? (["no step"] as const) : []),
    ...(isLook ? ([end ? "marker, and end" : "marker, and on"] as const) : []),
    ...(steps.length > 0 && position.phase !== "extra-action" && position.turn?.hasBegun ? (["after the marker"] as const) : []),
    ...(steps.length > 0 && position.phase === "extra-action" ? (["extra action"] as const) : []),
  ];
}

function kindsOfSecuring({ coins, team }: Secure): Kind[] {
  return [...(coins.length > 0 ? (["secure coins"] as const) : []), ...(team.length > 0 ? (["secure team"] as const) : [])];
}

function kindsOfLoading({ worker, cart }: Load): Kind[] {
  return [...(worker ? (["load worker"] as const) : []), ...(cart ? (["load cart"] as const) : [])];
}
