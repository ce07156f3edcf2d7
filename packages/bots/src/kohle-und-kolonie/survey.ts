// Who holds what in every field, counted once for a position.
import { administrationOf, type OwnMine, type Position, SLOTS } from "@pithead/game-kohle-und-kolonie/client";
import type { Tables } from "./tables.ts";

/** Counts of mines; large and single ones count, costs are those of small and single ones. */
export interface Survey {
  /** By field and seat in one row: `field * seats + seat`. */
  readonly seats: number;
  readonly counts: Int8Array;
  readonly costs: Int8Array;
  readonly engines: Int8Array;
  /** By field, players' and the syndicate's. */
  readonly mines: Int8Array;
  readonly allEngines: Int8Array;
  /** By field, the syndicate's own. */
  readonly syndicateCosts: Int8Array;
  /** By field: cards on display, and cards still to come. */
  readonly unsold: Int8Array;
  readonly unsoldCosts: Int8Array;
  /** Filled spaces of administration, by seat. */
  readonly administration: readonly number[];
}

export function surveyOf(position: Position, tables: Tables): Survey {
  const { players, syndicate, display, round } = position;
  const seats = players.length;
  const { length } = tables.fields;
  const row = () => new Int8Array(length);
  const survey: Survey = {
    seats,
    counts: new Int8Array(length * seats),
    costs: new Int8Array(length * seats),
    engines: new Int8Array(length * seats),
    mines: row(),
    allEngines: row(),
    syndicateCosts: row(),
    unsold: row(),
    unsoldCosts: row(),
    administration: players.map((player) => administrationOf(tables.components, player)),
  };
  for (const [seat, { slots }] of players.entries()) {
    for (const slot of SLOTS) {
      const own = slots[slot];
      if (own !== null) countOwn(survey, tables, seat, own);
    }
  }
  for (const own of syndicate.mines) countSyndicate(survey, tables, own);
  for (const card of display) countUnsold(survey, tables, card);
  for (const [field, { smallMines }] of tables.fields.entries()) {
    for (const { cost, round: from } of smallMines) {
      if (from <= round) continue;
      add(survey.unsold, field, 1);
      add(survey.unsoldCosts, field, cost);
    }
  }
  return survey;
}

function countOwn(survey: Survey, { mines }: Tables, seat: number, { mine, engine }: OwnMine): void {
  const row = mines.get(mine);
  if (row === undefined) return;
  const at = row.field * survey.seats + seat;
  add(survey.counts, at, 1);
  add(survey.costs, at, row.cost);
  add(survey.mines, row.field, 1);
  if (!engine) return;
  add(survey.engines, at, 1);
  add(survey.allEngines, row.field, 1);
}

function countSyndicate(survey: Survey, { mines }: Tables, { mine, engine }: OwnMine): void {
  const row = mines.get(mine);
  if (row === undefined) return;
  add(survey.mines, row.field, 1);
  add(survey.syndicateCosts, row.field, row.cost);
  if (engine) add(survey.allEngines, row.field, 1);
}

function countUnsold(survey: Survey, { mines }: Tables, card: number): void {
  const row = mines.get(card);
  if (row === undefined) return;
  add(survey.unsold, row.field, 1);
  add(survey.unsoldCosts, row.field, row.cost);
}

function add(counts: Int8Array, at: number, more: number): void {
  counts[at] = (counts[at] ?? 0) + more;
}
