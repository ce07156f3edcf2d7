// What a list of picks has made of the move so far: what can come next, and the command once it is whole.
import {
  afterSteps,
  asked,
  type Command,
  openings,
  type Position,
  type Question,
  refuse,
  type Slot,
  type Step,
  type Turn,
} from "@pithead/game-kohle-und-kolonie/client";
import { offeredSteps } from "./offered-steps.ts";
import { type Answer, type Pick, stepsPicked } from "./picks.ts";

export type Built = { command: Command | null } & (
  | { kind: "answer"; question: Exclude<Question, "turn" | "secure">; chosen: Answer | null; answers: Answer[] }
  | { kind: "secure"; coins: Slot[]; team: Slot[] }
  | {
      kind: "turn";
      steps: Step[];
      /** Every step that can follow. */
      next: Step[];
      after: Position;
      /** The station whose marker the last step turns over. */
      turnedOver: string | null;
      end: boolean;
    }
);

/** `picks` are legal in this position, as `standing` leaves them. Undefined when the seat is not asked. */
export function builtMove(position: Position, seat: number, picks: readonly Pick[]): Built | undefined {
  const question = asked(position, seat);
  switch (question) {
    case null:
      return undefined;
    case "turn":
      return builtTurn(position, seat, picks);
    case "secure": {
      const command = securePicked(picks);
      return { kind: "secure", coins: command.coins, team: command.team, command };
    }
    case "chooseBonus":
    case "lose":
    case "damage":
    case "declare":
    case "bid":
    case "placeMine":
    case "load": {
      const chosen = picks.find((pick) => pick.pick === "answer")?.command ?? null;
      const answers = openings(position, seat).filter(isAnswer);
      return { kind: "answer", question, chosen, answers, command: chosen };
    }
  }
}

function builtTurn(position: Position, seat: number, picks: readonly Pick[]): Built {
  const steps = stepsPicked(picks);
  const walk = afterSteps(position, seat, steps);
  if (!walk.ok) return { kind: "turn", steps, next: [], after: position, turnedOver: null, end: true, command: null };
  const { after, turnedOver } = walk;
  // Going on loses nothing: who has seen the marker can still end the turn.
  const end = turnedOver === null || (picks.find((pick) => pick.pick === "end")?.end ?? false);
  const command: Turn = { type: "turn", steps, end };
  const isLegal = refuse(position, seat, command) === undefined;
  return { kind: "turn", steps, next: offeredSteps(position, seat, steps), after, turnedOver, end, command: isLegal ? command : null };
}

/** Whether a turn or an accident would pass with nothing done, although something can be. */
export function isIdle(built: Built): boolean {
  switch (built.kind) {
    case "answer":
      return false;
    case "secure":
      return built.coins.length + built.team.length === 0;
    case "turn":
      return built.steps.length === 0 && built.next.length > 0;
  }
}

/** The slots to be secured, in the order of the picks. */
export function securePicked(picks: readonly Pick[]): Extract<Command, { type: "secure" }> {
  const by = (how: "coin" | "team") => picks.flatMap((pick) => (pick.pick === "secure" && pick.by === how ? [pick.slot] : []));
  return { type: "secure", coins: by("coin"), team: by("team") };
}

function isAnswer(command: Command): command is Answer {
  return command.type !== "turn" && command.type !== "secure" && command.type !== "chance";
}
