// What a seat's mines are worth: income, the board's scoring, carts and engines, and what becomes of small mines in the consolidations.
import { SLOTS } from "@pithead/game-kohle-und-kolonie/client";
import { coinsBetween, roundsBetween } from "./calendar.ts";
import { contestFor } from "./contest.ts";
import type { Outlook } from "./outlook.ts";
import type { FieldRow } from "./tables.ts";

export interface Mines {
  readonly vp: number;
  /** Cart symbols to be expected, by round. */
  readonly carts: readonly number[];
  /** Engines on mines to be expected at the end. */
  readonly engines: number;
}

/** Small mines are counted until they are consolidated, the large mine by the chance of winning it. */
export function minesOf(outlook: Outlook): Mines {
  const { tables, survey, player, calendar, position, seat } = outlook;
  const { income, rounds } = calendar;
  const carts = Array.from({ length: rounds + 1 }, () => 0);
  let [vp, engines] = [0, 0];
  const seen: number[] = [];
  for (const slot of SLOTS) {
    const own = player.slots[slot];
    if (own === null) continue;
    const row = tables.mines.get(own.mine);
    if (row === undefined) continue;
    const { consolidatedIn } = fieldRow(outlook, row.field);
    const last = row.isSmall ? Math.min(consolidatedIn, rounds) : rounds;
    vp += (row.income + (own.engine ? 1 : 0)) * coinsBetween(calendar, income, last);
    if (row.carts > 0) addCarts(carts, calendar.loading, row.isSmall ? Math.min(consolidatedIn - 1, rounds) : rounds, 1);
    if (own.engine && !row.isSmall) engines++;
    if (seen.includes(row.field)) continue;
    seen.push(row.field);
    vp += boardWorth(outlook, row.field, last);
    if (row.isSmall) settle(row.field);
  }
  const { consolidation } = position;
  const won = consolidation?.won;
  if (consolidation !== null && won?.seat === seat) win(tables.fieldNumbers.get(consolidation.field) ?? 0, 1, won.engine ? 1 : 0);
  return { vp, carts, engines };

  /** The field will be consolidated: won for a price, or lost for a consolation. */
  function settle(field: number): void {
    const count = survey.counts[field * survey.seats + seat] ?? 0;
    const lost = tables.components.edition.lostSmallMineVp * count;
    const enginesThere = survey.engines[field] ?? 0;
    const gain = gainOf(outlook, field);
    const { chance, price } = contestFor(outlook, field, gain);
    vp += (1 - chance) * lost - chance * price * calendar.coin;
    win(field, chance, enginesThere);
  }

  function win(field: number, chance: number, enginesThere: number): void {
    const { large, consolidatedIn } = fieldRow(outlook, field);
    if (large === undefined) return;
    vp += chance * winWorth(outlook, field, 0);
    if (enginesThere > 0) vp += chance * coinsBetween(calendar, consolidatedIn + 1, rounds);
    engines += chance * enginesThere;
    if (large.carts > 0) addCarts(carts, Math.max(consolidatedIn, calendar.loading), rounds, chance);
  }
}

/** By how many VP winning a field is better than losing it, before the price. */
export function gainOf(outlook: Outlook, field: number): number {
  const { survey, seat, tables } = outlook;
  const count = survey.counts[field * survey.seats + seat] ?? 0;
  return winWorth(outlook, field, survey.engines[field] ?? 0) - tables.components.edition.lostSmallMineVp * count;
}

/** VP of the field each time the board is scored, up to a round. */
function boardWorth(outlook: Outlook, field: number, last: number): number {
  const { survey, weights, calendar } = outlook;
  const mines = (survey.mines[field] ?? 0) + weights.growth * (survey.unsold[field] ?? 0);
  return roundsBetween(calendar.board, last) * (mines + settlementsAt(outlook, field));
}

/** What the large mine brings but for carts, which are counted with all others. `engines` are those that come with it. */
function winWorth(outlook: Outlook, field: number, engines: number): number {
  const { calendar, weights } = outlook;
  const { large, consolidatedIn } = fieldRow(outlook, field);
  if (large === undefined) return 0;
  const after = Math.max(consolidatedIn + 1, calendar.board);
  return (
    large.vp +
    large.income * coinsBetween(calendar, Math.max(consolidatedIn + 1, calendar.income), calendar.rounds) +
    roundsBetween(after, calendar.rounds) * (1 + settlementsAt(outlook, field)) +
    engines * weights.engine
  );
}

function settlementsAt({ player, tables }: Outlook, field: number): number {
  const villages = tables.fields[field]?.villages ?? [];
  let count = 0;
  for (const village of player.settlements) if (villages.includes(village)) count++;
  return count;
}

function fieldRow({ tables }: Outlook, field: number): FieldRow {
  const row = tables.fields[field];
  if (row === undefined) throw new RangeError(`No field ${field}.`);
  return row;
}

function addCarts(carts: number[], first: number, last: number, count: number): void {
  for (let round = first; round <= last; round++) carts[round] = (carts[round] ?? 0) + count;
}
