// What the streams say, one line at a time: where a game stands, which games wait for somebody.
import type { WaitingLine } from "@pithead/contracts";
import { orProblem } from "../routes/problem.ts";
import type { Service } from "../service.ts";
import { gamesOf } from "../tables/lists.ts";
import type { Saying } from "./open-streams.ts";
import type { Position, Positions } from "./positions.ts";

/** The game's position with what led there since the line before; nothing more once it is over. */
export function sayGame(positions: Positions, userId: string | undefined, gameId: string): Saying {
  let told: Position | undefined;
  return async () => {
    const now = orProblem(await positions(gameId));
    if (told?.seq === now.seq && told.status === now.status) return {};
    const line = now.lineFor(userId, told?.seq);
    told = now;
    return { line, isLast: now.status !== "running" };
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
    return { line: Buffer.from(`${text}\n`) };
  };
}
