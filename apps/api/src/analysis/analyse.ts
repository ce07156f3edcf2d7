// The job that analyses a finished game, position by position: what is done is kept, so that a killed process loses nothing.
import { calmed } from "@pithead/bots";
import { type LogRow, type Prisma, readRows } from "@pithead/db";
import { fold, type GameTypes } from "@pithead/engine";
import { z } from "zod";
import type { Thinking } from "../bots/choice.ts";
import { load } from "../play/load.ts";
import { rulesOf } from "../play/rules-of.ts";
import type { Service } from "../service.ts";
import { storedAnalysis } from "./analysis.ts";
import { judgeOf } from "./judge.ts";
import { THOROUGH, type Thoroughness } from "./thoroughness.ts";
import { turningPointsOf } from "./turning-points.ts";

const Payload = z.object({ gameId: z.string() });
export async function analyse(
  service: Service,
  { mind }: Thinking,
  raw: unknown,
  { curve, turningPoints: careful }: Thoroughness = THOROUGH,
): Promise<void> {
  const { gameId } = Payload.parse(raw);
  const { db } = service;
  const game = await db.game.findUnique({ where: { id: gameId } });
  const stored = await storedAnalysis(db, gameId);
  if (game?.status !== "finished" || stored === undefined || stored.turningPoints !== null) return;
  const rules = rulesOf(service.games, game);
  if (!rules.ok) throw new Error(`The edition of game ${gameId} is not here.`);
  const rows = await readRows(db, gameId);
  const judge = judgeOf(service, mind, rules.value);

  const chances = [...stored.chances];
  const { start, state } = load(rules.value, rows.slice(0, Math.max(1, chances.length)));
  for (const row of rows.slice(chances.length)) {
    // Row 0 is the set-up itself.
    fold(rules.value, state, row.seq === 0 ? [] : row.events);
    const before = isForced(rows, row.seq) ? chances.at(-1) : undefined;
    chances.push([...(before ?? (await judge({ state, made: row.seq }, curve)))]);
    await keep({ chances });
  }
  const stateAt = (seq: number): GameTypes["state"] => load(rules.value, rows.slice(0, seq + 1)).state;
  const course = { rules: rules.value, options: start.options, rows, chances, stateAt };
  const { judgedAgain, turningPoints } = await turningPointsOf(course, mind, (standpoint) => judge(standpoint, careful));
  const turns = turningPoints.map(({ seq }) => seq);
  const calm = calmed(judgedAnew(rows, chances, judgedAgain), turns).map((each) => each.map((chance) => Number(chance.toFixed(4))));
  await keep({ chances: calm, turningPoints: JSON.parse(JSON.stringify(turningPoints)) });

  async function keep(data: Prisma.AnalysisUpdateInput): Promise<void> {
    await db.analysis.update({ where: { gameId }, data });
  }
}

/** Whether nothing has changed at a position, for there was nothing to choose; the last one is the result. */
function isForced(rows: readonly LogRow[], seq: number): boolean {
  return rows[seq]?.auto === "forced" && seq < rows.length - 1;
}

/** The curve with the figures of what was judged again: a position and those that forced moves led to from it have the same. */
function judgedAnew(
  rows: readonly LogRow[],
  chances: readonly (readonly number[])[],
  judgedAgain: ReadonlyMap<number, readonly number[]>,
): (readonly number[])[] {
  const decisionBefore = (seq: number): number => (isForced(rows, seq) ? decisionBefore(seq - 1) : seq);
  const again = new Map([...judgedAgain].map(([seq, judged]) => [decisionBefore(seq), judged]));
  return chances.map((judged, seq) => again.get(decisionBefore(seq)) ?? judged);
}
