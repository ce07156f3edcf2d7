// The move that a bot makes in a position: its own, or when it fails a quicker one.
import type { GameTypes, Ruleset, Seat } from "@pithead/engine";
import type { JobLog } from "../jobs/post-office.ts";
import type { Mind } from "./mind.ts";
import type { Choice } from "./question.ts";

export interface Thinking {
  readonly mind: Mind;
  /** After so long a bot ends its thinking with the best it has. */
  readonly outOfTimeMs: number;
  readonly log: JobLog;
}

/** A legal command. @throws Error when the thinking was stopped for good. Nothing of what the bot thought is logged: it has seen what others may not. */
export async function choiceOf(
  { mind, outOfTimeMs, log }: Thinking,
  rules: Ruleset,
  state: GameTypes["state"],
  { seat, level, seed }: Pick<Choice, "seat" | "level" | "seed">,
): Promise<GameTypes["command"]> {
  const view = rules.view(state, seat);
  for (const each of level === "easy" ? [level] : [level, "easy" as const]) {
    const question = { ask: "choice" as const, game: rules.id, rules: rules.version, level: each, seat, view, seed, outOfTimeMs };
    const command = await mind.ask(question).catch(() => undefined);
    if (mind.stopped) throw new Error("The bots think no more.");
    if (command !== undefined && rules.decide(state, seat, command).ok) return command;
    log.warn(
      { game: rules.id, level: each, failed: command === undefined ? "no answer" : "not legal" },
      "A bot could not choose its move.",
    );
  }
  return quickChoice(rules, view, seat, seed);
}

/** Any opening: chosen without a look at what it is worth. */
function quickChoice(rules: Ruleset, view: GameTypes["view"], seat: Seat, seed: string): GameTypes["command"] {
  const openings = rules.openings(view, seat);
  const chosen = openings[Number.parseInt(seed.slice(0, 8), 16) % openings.length];
  if (chosen === undefined) throw new Error(`Seat ${seat} is not asked.`);
  return chosen;
}
