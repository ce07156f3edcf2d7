// What each fact does to a position. Total: never rolls dice, never rejects.
import type { Event, RoundEvent } from "./events.ts";
import { evolveAccident } from "./evolve-accident.ts";
import { evolveConsolidation } from "./evolve-consolidation.ts";
import { evolveTurn } from "./evolve-turn.ts";
import { payWorkers } from "./rules/local-workers.ts";
import { type Position, playerAt } from "./state.ts";

type Fact<T extends Event["type"]> = Extract<Event, { type: T }>;

/** Changes a position (a state, or a copy of what a seat knows) that the caller owns. */
export function evolve(position: Position, event: Event): void {
  switch (event.type) {
    case "roundBegan":
    case "phaseBegan":
    case "seatAsked":
    case "bonusChosen":
    case "turnOrderSet":
    case "gameScored":
      evolveRound(position, event);
      return;
    case "bonusReturned":
    case "extraActionSpent":
    case "mineBought":
    case "secondWorkerTaken":
    case "engineBought":
    case "settlementBuilt":
    case "engineerPlaced":
    case "minerPlaced":
    case "minerMoved":
    case "engineerMoved":
    case "coinTaken":
    case "cardFlipped":
    case "traded":
    case "rewarded":
    case "railwayMarkerTaken":
    case "turnPaused":
    case "turnEnded":
      evolveTurn(position, event);
      return;
    case "minesSecured":
    case "accidentTurned":
    case "stonesDrawn":
    case "accidentHappened":
    case "pointsLost":
    case "noMinerLeft":
    case "minerLost":
    case "miningDamageStruck":
    case "damageTaken":
      evolveAccident(position, event);
      return;
    case "syndicateBought":
      syndicateBuys(position, event);
      return;
    case "incomeTaken":
      for (const [seat, player] of position.players.entries()) player.coins += event.coins[seat] ?? 0;
      return;
    case "boardScored":
      for (const [seat, player] of position.players.entries()) player.vp += event.vp[seat] ?? 0;
      return;
    case "consolidationTurned":
    case "declared":
    case "biddingBegan":
    case "bidMade":
    case "passed":
    case "fieldConsolidated":
    case "largeMinePlaced":
      evolveConsolidation(position, event);
      return;
    case "cardsPaid":
      position.queue.shift();
      pay(position, event);
      return;
    case "loaded":
      load(position, event);
  }
}

function evolveRound(position: Position, event: RoundEvent): void {
  switch (event.type) {
    case "roundBegan":
      beginRound(position, event);
      return;
    case "phaseBegan":
      beginPhase(position, event);
      return;
    case "seatAsked":
      ask(position, event);
      return;
    case "bonusChosen": {
      const player = playerAt(position, event.seat);
      player.bonus = event.marker;
      player.bonusSpace = event.space;
      position.bonusRow[event.space] = null;
      position.asked = null;
      return;
    }
    case "turnOrderSet":
      position.turnOrder = [...event.order];
      position.bonusRow = [...event.row];
      return;
    case "gameScored":
      position.phase = "over";
      position.asked = null;
      position.final = event.final;
      for (const [seat, player] of position.players.entries()) player.vp = event.final[seat]?.total ?? player.vp;
  }
}

function beginRound(position: Position, { round, cards, coins, queue }: Fact<"roundBegan">): void {
  position.round = round;
  position.phase = "bonus";
  position.queue = [...queue];
  position.display = [...position.display, ...cards].sort((one, other) => one - other);
  position.syndicate.coins += coins;
  position.consolidated = [];
}

function beginPhase(position: Position, { phase, queue }: Fact<"phaseBegan">): void {
  position.phase = phase;
  position.queue = [...queue];
  position.accident =
    phase === "accident" ? { stage: "secure", secured: position.players.map(() => []), losing: [], isBlankDrawn: false } : null;
}

/** Seats that were passed over are not asked in this phase any more. */
function ask(position: Position, { seat, question }: Fact<"seatAsked">): void {
  position.asked = { seat, question };
  position.queue.splice(0, position.queue.indexOf(seat) + 1);
  if (question === "turn") position.turn = { action: null, placed: 0, moved: 0, engineersMoved: 0, viaBonus: null, hasBegun: false };
}

function syndicateBuys({ syndicate, supply, display }: Position, { card, engine }: Fact<"syndicateBought">): void {
  syndicate.mines.push({ mine: card, engine });
  if (engine) supply.engines--;
  display.splice(display.indexOf(card), 1);
}

function load(position: Position, event: Fact<"loaded">): void {
  const player = playerAt(position, event.seat);
  payWorkers(position, player, event.workers);
  player.markers.cart -= event.markers;
  pay(position, event);
  position.asked = null;
}

function pay(position: Position, { seat, coins, vp }: { seat: number; coins: number; vp: number }): void {
  const player = playerAt(position, seat);
  player.coins += coins;
  player.vp += vp;
}
