// What is still to come of a game: how often each phase will be played for a seat, and what coins are worth by then.
import type { Position } from "@pithead/game-kohle-und-kolonie/client";
import { PHASES } from "@pithead/game-kohle-und-kolonie/client";
import type { Tables } from "./tables.ts";
import type { Weights } from "./weights.ts";

/** The first round whose phase is still to come for the seat; beyond the last round when none is. */
export interface Calendar {
  readonly rounds: number;
  readonly accident: number;
  readonly income: number;
  readonly board: number;
  readonly consolidation: number;
  /** Coking and ironworks, and loading, which is asked for after them. */
  readonly cards: number;
  readonly loading: number;
  /** Turns of this round that are still to come, the one being asked for left out. */
  readonly turns: number;
  /** Turns until the end of the game, extra ones left out. */
  readonly allTurns: number;
  /** Sums of what a coin is worth that is taken in the income of a round, from round 1 up to the round of the index. */
  readonly coinSums: readonly number[];
  /** What a coin is worth now. */
  readonly coin: number;
}

const INCOME = PHASES.indexOf("income");
const ACCIDENT = PHASES.indexOf("accident");
const BOARD = PHASES.indexOf("board");
const CONSOLIDATIONS = PHASES.indexOf("consolidations");
const ABOVE_GROUND = PHASES.indexOf("above-ground");

/** Seen from the phase under way: a phase that is half over is still to come only for seats that wait in it. */
export function calendarFor(position: Position, seat: number, { rounds }: Tables, { coin }: Weights): Calendar {
  const { round, phase, queue } = position;
  const at = phase === "over" ? PHASES.length : PHASES.indexOf(phase);
  const from = (index: number) => (at <= index ? round : round + 1);
  const isAhead = queue.includes(seat);
  const isAsked = position.asked?.seat === seat;
  const turns = turnsLeft(at, isAhead);
  const isDrawn = phase === "accident" && (position.accident?.stage === "lose" || position.accident?.stage === "damage");
  const spent = at < ACCIDENT && (at < ACCIDENT - 1 || isAhead || isAsked) ? round : round + 1;
  return {
    rounds,
    accident: isDrawn ? round + 1 : from(ACCIDENT),
    income: from(INCOME),
    board: from(BOARD),
    consolidation: from(CONSOLIDATIONS),
    cards: at < ABOVE_GROUND || (at === ABOVE_GROUND && isAhead) ? round : round + 1,
    loading: at < ABOVE_GROUND || (at === ABOVE_GROUND && (isAhead || isAsked)) ? round : round + 1,
    turns,
    allTurns: turns + 2 * (rounds - round),
    coinSums: coinSumsOf(coin),
    coin: coin[Math.min(spent, rounds + 1) - 1] ?? 0,
  };
}

/** From the round `first` to the round `last`, both counted; 0 when there is none. */
export function roundsBetween(first: number, last: number): number {
  return Math.max(0, last - first + 1);
}

/** What one coin in each of those rounds is worth. */
export function coinsBetween({ coinSums }: Calendar, first: number, last: number): number {
  return last < first ? 0 : (coinSums[last] ?? 0) - (coinSums[first - 1] ?? 0);
}

function turnsLeft(at: number, isAhead: boolean): number {
  if (at === 0) return 2;
  if (at === 1) return isAhead ? 2 : 1;
  return at === 2 && isAhead ? 1 : 0;
}

const sums = new WeakMap<readonly number[], number[]>();

/** A coin that comes in a round can be spent in the next. */
function coinSumsOf(coin: readonly number[]): number[] {
  const known = sums.get(coin);
  if (known !== undefined) return known;
  const list = [0];
  for (const each of coin.slice(1)) list.push((list.at(-1) ?? 0) + each);
  sums.set(coin, list);
  return list;
}
