// Which of the picks still stand in a position: all of them where they were made, perhaps fewer after somebody else has moved.
import { asked, type Position, type Reason, refuse, refuseNextStep, type StepReason } from "@pithead/game-kohle-und-kolonie/client";
import { type Standing, standingBy } from "../../parts/standing.ts";
import { securePicked } from "./built.ts";
import { type Pick, stepsPicked } from "./picks.ts";

export function standing(position: Position, seat: number, picks: readonly Pick[]): Standing<Pick> {
  return standingBy(picks, (before, pick) => refusePick(position, seat, before, pick));
}

/** Why the pick can't follow on those before it; undefined when it can. */
export function refusePick(position: Position, seat: number, before: readonly Pick[], pick: Pick): Reason | StepReason | undefined {
  switch (pick.pick) {
    case "answer":
      return refuse(position, seat, pick.command);
    case "secure":
      return refuse(position, seat, securePicked([...before, pick]));
    case "step":
      return asked(position, seat) === "turn" ? refuseNextStep(position, seat, stepsPicked(before), pick.step) : notAsked(position, seat);
    case "end":
      return asked(position, seat) === "turn" ? undefined : notAsked(position, seat);
  }
}

function notAsked(position: Position, seat: number): Reason | undefined {
  return refuse(position, seat, { type: "turn", steps: [], end: true });
}
