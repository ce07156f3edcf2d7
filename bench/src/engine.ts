// How fast the engine is, in figures for every game.
import { gameCards } from "@pithead/catalog";
import { type Effort, medianRates } from "./rounds.ts";
import { WORKS } from "./works.ts";

export interface EngineResult {
  readonly gamesPerSecond: number;
  readonly eventsFoldedPerSecond: number;
  /** `movesPerSecond` is boardgame.io's; `ratio` is how many times as many we apply. */
  readonly boardgameIo: { readonly movesPerSecond: number; readonly ratio: number };
}

export async function benchEngine(effort: Effort): Promise<{ [game: string]: EngineResult }> {
  const results: { [game: string]: EngineResult } = {};
  for (const { id } of gameCards()) {
    const [games = 0, events = 0, moves = 0, theirMoves = 0] = await medianRates(id, WORKS, effort);
    results[id] = {
      gamesPerSecond: Math.round(games),
      eventsFoldedPerSecond: Math.round(events),
      boardgameIo: { movesPerSecond: Math.round(theirMoves), ratio: Math.round((moves / theirMoves) * 10) / 10 },
    };
  }
  return results;
}
