// What the streams say, one line at a time: where a game stands, which games wait for somebody.
import type { StreamLine, WaitingLine } from "@pithead/contracts";
import { logFor } from "../play/look.ts";
import { turnViewFor } from "../play/turn-view.ts";
import { orProblem } from "../routes/problem.ts";
import type { Service } from "../service.ts";
import { gamesOf } from "../tables/lists.ts";
import type { Saying } from "./open-streams.ts";

/** The game's position with what led there since the line before; nothing more once it is over. */
export function sayGame(service: Service, userId: string | undefined, gameId: string): Saying {
  let told: StreamLine | undefined;
  return async () => {
    const now = orProblem(await turnViewFor(service, userId, gameId));
    if (told?.seq === now.seq) return {};
    const { entries } = told ? orProblem(await logFor(service, userId, gameId, { from: told.seq + 1, to: now.seq })) : { entries: [] };
    told = { ...now, entries };
    return { line: told, isLast: told.status === "finished" };
  };
}

/** The games that wait for `userId`. */
export function sayWaiting({ db }: Service, userId: string): Saying {
  let told = "";
  return async () => {
    const { yourMove } = await gamesOf(db, userId);
    const line: WaitingLine = { yourMove: yourMove.map(({ game, id, seq }) => ({ game, id, seq })) };
    const text = JSON.stringify(line);
    if (text === told) return {};
    told = text;
    return { line };
  };
}
