// The sequence of play, as the rulebook's contents page has it: ten phases, five rounds, the final scoring (§5.0).
import type { Decision, Chance as Randomness, Seat } from "@pithead/engine";
import type { Chance, Command } from "./commands.ts";
import { componentsOf } from "./components.ts";
import { copyOf } from "./copy.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import { isChanceOwed, refuse } from "./legality.ts";
import { loadEvents, nextAboveGround } from "./phases/above-ground.ts";
import { damageEvents, drawEvents, loseEvents, nextInAccident, refuseChance, secureEvents } from "./phases/accident.ts";
import { boardPhase } from "./phases/board.ts";
import { chooseBonusEvents, nextChoice } from "./phases/choose-bonus.ts";
import { declareEvents, nextInConsolidations, placeMineEvents } from "./phases/consolidations.ts";
import { incomePhase } from "./phases/income.ts";
import { syndicatePhase } from "./phases/syndicate.ts";
import { nextTurn, turnEvents } from "./phases/turn.ts";
import type { Reason } from "./reasons.ts";
import { bagLabel, bagOf } from "./rules/bag.ts";
import type { State } from "./state.ts";

/** The only judge. The host (`seat` null) draws from the bag, and does nothing else. */
export function decide(state: State, seat: Seat | null, command: Command): Decision<Event, Reason> {
  const reason = seat === null ? refuseHost(state, command) : refuse(state, seat, command);
  if (reason !== undefined) return { ok: false, reason };
  const events = command.type === "chance" ? drawEvents(state, command) : answer(state, seat ?? 0, command);
  const after = copyOf(state);
  for (const event of events) evolve(after, event);
  return { ok: true, events: [...events, ...untilAsked(after)] };
}

/** The draw that is owed now, its outcome drawn: the first stones of the shuffled bag (§5.1.4). */
export function chanceMove(state: State, randomness: Randomness): Chance | undefined {
  if (!isChanceOwed(state)) return undefined;
  const label = bagLabel(state);
  const { draws } = componentsOf(state).edition.accident;
  return { type: "chance", label, result: randomness.shuffle(label, bagOf(state)).slice(0, draws) };
}

/** All that happens by itself until somebody is asked, chance is owed, or the game is over. Changes the state, which the caller owns. */
export function untilAsked(state: State): Event[] {
  const events: Event[] = [];
  for (let more = next(state); more.length > 0; more = next(state)) {
    for (const event of more) evolve(state, event);
    events.push(...more);
  }
  return events;
}

function refuseHost(state: State, command: Command): Reason | undefined {
  if (command.type !== "chance") return { code: "host-only" };
  return isChanceOwed(state) ? refuseChance(state, command) : { code: "no-chance-owed" };
}

/** What a legal move itself makes happen. */
function answer(state: State, seat: number, command: Exclude<Command, Chance>): Event[] {
  switch (command.type) {
    case "chooseBonus":
      return chooseBonusEvents(state, seat, command);
    case "turn":
      return turnEvents(state, seat, command);
    case "secure":
      return secureEvents(state, seat, command);
    case "lose":
      return loseEvents(seat, command);
    case "damage":
      return damageEvents(state, seat, command.pay);
    case "declare":
      return declareEvents(state, seat, command);
    case "bid":
      return [{ type: "bidMade", seat, total: command.total }];
    case "pass":
      return [{ type: "passed", seat }];
    case "placeMine":
      return placeMineEvents(state, seat, command);
    case "load":
      return loadEvents(state, seat, command);
  }
}

/** The next thing that happens by itself; nothing while somebody is asked. */
function next(state: State): Event[] {
  if (state.asked !== null) return [];
  switch (state.phase) {
    case "bonus":
      return nextChoice(state);
    case "first-action":
    case "second-action":
    case "extra-action":
      return nextTurn(state);
    case "accident":
      return nextInAccident(state);
    case "syndicate":
      return syndicatePhase(state);
    case "income":
      return incomePhase(state);
    case "board":
      return boardPhase(state);
    case "consolidations":
      return nextInConsolidations(state);
    case "above-ground":
      return nextAboveGround(state);
    case "over":
      return [];
  }
}
