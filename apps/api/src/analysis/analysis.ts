// The analysis of a finished game: asked for once, worked out by a job, kept for everybody.
import { type Analysis, TurningPoint } from "@pithead/contracts";
import { addJob, type Transaction } from "@pithead/db";
import { z } from "zod";
import { lookAt } from "../play/look.ts";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { THOROUGH } from "./thoroughness.ts";

/** The task's name. */
export const ANALYSE = "analyse";

const Chances = z.array(z.array(z.number()));
const Stored = z.object({ chances: Chances, turningPoints: z.array(TurningPoint).nullable() });
export type StoredAnalysis = z.infer<typeof Stored>;

/** What there is of it so far. */
export async function analysisOf(service: Service, gameId: string): Promise<Outcome<Analysis>> {
  const last = await lastOf(service, gameId);
  if (!last.ok) return last;
  const stored = await storedAnalysis(service.db, gameId);
  const positions = last.value + 1;
  if (stored === undefined) return done({ status: "none", positions, chances: [], turningPoints: [], thoroughness: THOROUGH });
  const { chances, turningPoints } = stored;
  return done({
    status: turningPoints === null ? "running" : "done",
    positions,
    chances,
    turningPoints: turningPoints ?? [],
    thoroughness: THOROUGH,
  });
}

/** Has it worked out, if nobody asked for it before. */
export async function askForAnalysis(service: Service, gameId: string): Promise<Outcome<Analysis>> {
  const last = await lastOf(service, gameId);
  if (!last.ok) return last;
  await service.db.$transaction(async (tx) => {
    const { count } = await tx.analysis.createMany({ data: [{ gameId }], skipDuplicates: true });
    if (count > 0) await addJob(tx, { task: ANALYSE, payload: { gameId }, key: `${ANALYSE}:${gameId}` });
  });
  return analysisOf(service, gameId);
}

export async function storedAnalysis(db: Pick<Transaction, "analysis">, gameId: string): Promise<StoredAnalysis | undefined> {
  const stored = await db.analysis.findUnique({ where: { gameId } });
  return stored === null ? undefined : Stored.parse(stored);
}

/** The seq of the last position of a finished game. */
async function lastOf(service: Service, gameId: string): Promise<Outcome<number>> {
  const look = await lookAt(service, undefined, gameId);
  if (!look.ok) return look;
  const { status, seq } = look.value.table;
  return status === "finished"
    ? done(seq)
    : refuse({ kind: "conflict", reason: { code: "not-finished" }, detail: "Only finished games are analysed." });
}
