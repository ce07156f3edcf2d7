// What a move brings about at each seat: its clock, whose hand ends, whose begins.
import { type AtTable, afterTurn, allowance, botHasMoved, end, fault, open, stand } from "./at-table.ts";
import type { Sitting } from "./hand.ts";
import type { Batch } from "./log.ts";

/** What one move means for one seat. */
interface Meant {
  readonly wasAsked: boolean;
  readonly isAsked: boolean;
  /** Its own first row of those that the move has appended; -1 without one. */
  readonly row: number;
  readonly answered: boolean;
  /** Who answered: null for the player at the page. */
  readonly auto: string | null | undefined;
}

export function moved(table: AtTable, batch: Batch): void {
  const before = table.asked;
  for (const each of table.sitting) {
    const row = batch.rows.findIndex(({ seat }) => seat === each.seat);
    const wasAsked = before.includes(each.seat);
    const auto = batch.rows[row]?.auto;
    const meant = { wasAsked, isAsked: batch.asked.includes(each.seat), row, answered: wasAsked && row >= 0, auto };
    answer(table, each, batch, meant);
    if (table.game.pace !== undefined && each.userId !== null) setClock(table, each, batch, meant);
    passHand(table, each, batch, meant);
  }
  table.asked = batch.asked;
  if (batch.isOver) table.finished = batch.at;
}

/** Whoever moves is back; a bot moves where it is to, and in time. */
function answer(table: AtTable, each: Sitting, { rows, at }: Batch, { answered, auto, row }: Meant): void {
  if (!answered) return;
  if (auto === null && each.userId !== null && each.away)
    Object.assign(each, { away: false, left: Math.max(each.left, allowance(table.game).least) });
  if (auto === "bot" && !hasStandIn(table, each))
    fault(table, at, each.seat, `a bot made move ${rows[row]?.seq} although the player had time`);
  botHasMoved(table, each, at);
}

/** A clock goes on while its player is asked and has not answered. */
function setClock(table: AtTable, each: Sitting, { rows, at }: Batch, { wasAsked, isAsked, row, answered, auto }: Meant): void {
  if (wasAsked && isAsked && !answered) return;
  const isEach = table.game.pace?.kind === "each";
  const others = rows.slice(row).some(({ seat }) => seat !== null && seat !== each.seat);
  const isTurnOver = answered && (isEach || !isAsked || others);
  const isByHand = answered && auto === null;
  const { first, least } = allowance(table.game);
  stand(table, each, at);
  if (isTurnOver) each.left = afterTurn(table.game, each.left);
  else if (isByHand && each.timeUp !== null) each.left = Math.max(each.left, least);
  else if (isEach && !wasAsked) each.left = first;
  if (isTurnOver || isByHand || !isAsked) each.timeUp = null;
  each.since = isAsked && !each.away ? at : null;
}

function passHand(table: AtTable, each: Sitting, { seq, at, isOver }: Batch, { wasAsked, isAsked, row, answered, auto }: Meant): void {
  if (answered || !isAsked) end(each, at, isOver ? "over" : auto === "bot" ? "bot" : "answered");
  const isNew = isAsked && (!wasAsked || row >= 0);
  if (!isNew) return;
  if (hasStandIn(table, each)) each.botAsked = at;
  else open(table, each, { seq, at, isNews: true });
}

/** Whether a bot is to move for a seat: its player is away, or their time is up where that costs the move. */
function hasStandIn({ game }: AtTable, { away, timeUp }: Sitting): boolean {
  return away || (timeUp !== null && game.atExpiry === "move");
}
