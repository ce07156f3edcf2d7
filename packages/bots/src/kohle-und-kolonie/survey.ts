// Who holds what in every field, counted once for a position.
import { administrationOf, type OwnMine, type Position, SLOTS, type Step, stonesOf } from "@pithead/game-kohle-und-kolonie/client";
import type { Tables } from "./tables.ts";

/** Counts of mines; large and single ones count as well. */
export interface Survey {
  /** By field and seat in one row: `field * seats + seat`. */
  readonly seats: number;
  readonly counts: number[];
  readonly costs: number[];
  /** By field, players' and the syndicate's. */
  readonly mines: number[];
  readonly engines: number[];
  /** By field, the syndicate's own. */
  readonly syndicateCosts: number[];
  /** By field: cards on display, and cards still to come. */
  readonly unsold: number[];
  readonly unsoldCosts: number[];
  readonly people: readonly Standing[];
  /** All players' stones in the bag, and those there will at least be in a later round. */
  readonly stones: number;
  readonly laterStones: number;
}

type Fields = Omit<Survey, "people" | "stones" | "laterStones">;

/** What matters of one seat to the others. */
interface Standing {
  /** Filled spaces of administration. */
  readonly administration: number;
  /** Own stones in the bag. */
  readonly stones: number;
}

/** Stones that each player will at least have in a later round. */
export const FEWEST_STONES = 1;

/** Counted anew. */
export function surveyOf(position: Position, tables: Tables): Survey {
  const people = position.players.map((_, seat) => standingOf(position, tables, seat));
  return { ...fieldsOf(position, tables), ...stonesIn(people), people };
}

/** The survey after steps of one seat: what they can't have changed is taken over. */
export function surveyAfter(before: Survey, position: Position, tables: Tables, seat: number, steps: readonly Step[]): Survey {
  const people = before.people.with(seat, standingOf(position, tables, seat));
  const isOnMap = steps.some(({ step }) => step === "buyMine" || step === "buyEngine");
  return { ...(isOnMap ? fieldsOf(position, tables) : before), ...stonesIn(people), people };
}

function stonesIn(people: readonly Standing[]): { stones: number; laterStones: number } {
  let [stones, laterStones] = [0, 0];
  for (const standing of people) {
    stones += standing.stones;
    laterStones += Math.max(FEWEST_STONES, standing.stones);
  }
  return { stones, laterStones };
}

function fieldsOf({ players, syndicate, display, round }: Position, tables: Tables): Fields {
  const seats = players.length;
  const { length } = tables.fields;
  const fields = {
    seats,
    counts: zeros(length * seats),
    costs: zeros(length * seats),
    mines: zeros(length),
    engines: zeros(length),
    syndicateCosts: zeros(length),
    unsold: [...(tables.laterCards[round]?.counts ?? [])],
    unsoldCosts: [...(tables.laterCards[round]?.costs ?? [])],
  };
  for (const [of, { slots }] of players.entries()) {
    for (const slot of SLOTS) {
      const own = slots[slot];
      if (own !== null) countOwn(fields, tables, of, own);
    }
  }
  for (const own of syndicate.mines) countSyndicate(fields, tables, own);
  for (const card of display) countUnsold(fields, tables, card);
  return fields;
}

function standingOf(position: Position, { components }: Tables, seat: number): Standing {
  const player = position.players[seat];
  return { administration: player === undefined ? 0 : administrationOf(components, player), stones: stonesOf(position, seat) };
}

function countOwn(survey: Fields, { mines }: Tables, seat: number, { mine, engine }: OwnMine): void {
  const row = mines.get(mine);
  if (row === undefined) return;
  const at = row.field * survey.seats + seat;
  add(survey.counts, at, 1);
  add(survey.costs, at, row.cost);
  add(survey.mines, row.field, 1);
  if (engine) add(survey.engines, row.field, 1);
}

function countSyndicate(survey: Fields, { mines }: Tables, { mine, engine }: OwnMine): void {
  const row = mines.get(mine);
  if (row === undefined) return;
  add(survey.mines, row.field, 1);
  add(survey.syndicateCosts, row.field, row.cost);
  if (engine) add(survey.engines, row.field, 1);
}

function countUnsold(survey: Fields, { mines }: Tables, card: number): void {
  const row = mines.get(card);
  if (row === undefined) return;
  add(survey.unsold, row.field, 1);
  add(survey.unsoldCosts, row.field, row.cost);
}

function add(counts: number[], at: number, more: number): void {
  counts[at] = (counts[at] ?? 0) + more;
}

function zeros(length: number): number[] {
  const list: number[] = [];
  for (let at = 0; at < length; at++) list.push(0);
  return list;
}
