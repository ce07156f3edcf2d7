// Games that are played in the page itself, without the service: what a table asks the API about one is answered here.
import type { Game, Log, Moved, PositionAt, SubmitMove } from "@pithead/contracts";
import type { calls } from "./calls.ts";

/** What a table asks about a game. A move that is not taken throws an ApiError, as over the wire. */
export interface HostedGame {
  game(): Game;
  positionAt(seq: number): PositionAt;
  log(from: number, to: number | undefined): Log;
  move(move: SubmitMove): Moved;
}

type Api = ReturnType<typeof calls>;

const HOSTED = new Map<string, HostedGame>();

/** Answers for a game from now on. @returns ends that */
export function hostGame(id: string, game: HostedGame): () => void {
  HOSTED.set(id, game);
  return () => void HOSTED.delete(id);
}

export function isHosted(id: string): boolean {
  return HOSTED.has(id);
}

/** The API, but for the games that are hosted here. */
export function withHosted(api: Api): Api {
  return {
    ...api,
    game: async (id) => HOSTED.get(id)?.game() ?? api.game(id),
    positionAt: async (id, seq, as) => HOSTED.get(id)?.positionAt(seq) ?? api.positionAt(id, seq, as),
    log: async (id, asked = {}) => HOSTED.get(id)?.log(asked.from ?? 1, asked.to) ?? api.log(id, asked),
    move: async (id, move) => HOSTED.get(id)?.move(move) ?? api.move(id, move),
    seen: async (id, seq, atHand) => (HOSTED.has(id) ? undefined : api.seen(id, seq, atHand)),
    standingOrders: async (id) => (HOSTED.has(id) ? { playForced: false, orders: {}, trouble: null } : api.standingOrders(id)),
  };
}
