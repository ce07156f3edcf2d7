// What is measured: whole random games, events folded, moves applied by us and by boardgame.io.
import { newestRulesetOf } from "@pithead/catalog";
import { canonicalJson, fold, type GameTypes, play, type Ruleset } from "@pithead/engine";
import { type RandomGame, randomGame } from "@pithead/engine-testkit/random-player";
import { playByBoardgameIo } from "./boardgame-io.ts";

/** Does some of the work and answers how many units of it. */
export type Work = () => number;

export const WORKS = ["random games", "events folded", "moves applied", "moves applied by boardgame.io"] as const;
export type WorkName = (typeof WORKS)[number];

const RECORDED = 30;

export function isWorkName(name: unknown): name is WorkName {
  return WORKS.some((each) => each === name);
}

/** Makes a piece of work ready. @throws Error for an unknown game, and when boardgame.io does not play the same games as we do. */
export function workOf(name: WorkName, gameId: string): Work {
  const rules = newestRulesetOf(gameId);
  if (rules === undefined) throw new Error(`There is no game "${gameId}".`);
  switch (name) {
    case "random games":
      return playRandomGames(rules);
    case "events folded":
      return foldEvents(rules, recordedGames(rules));
    case "moves applied":
      return applyMoves(rules, recordedGames(rules));
    case "moves applied by boardgame.io":
      return applyMovesByBoardgameIo(rules, recordedGames(rules));
  }
}

/** One unit is a whole game of random legal players, its deal and its listed commands included. */
function playRandomGames(rules: Ruleset): Work {
  let index = 0;
  return () => {
    playAtRandom(rules, index++, "random");
    return 1;
  };
}

/** One unit is an event folded; every game's set-up is in the time. */
function foldEvents(rules: Ruleset, games: readonly RandomGame[]): Work {
  const logs = games.map((game) => ({ game, events: eventsOf(rules, game) }));
  const units = logs.reduce((sum, { events }) => sum + events.length, 0);
  return () => {
    for (const { game, events } of logs) fold(rules, rules.setup(game.options, game.seats, game.deal), events);
    return units;
  };
}

/** One unit is a move judged and applied; every game's set-up is in the time. */
function applyMoves(rules: Ruleset, games: readonly RandomGame[]): Work {
  const units = games.reduce((sum, { moves }) => sum + moves.length, 0);
  return () => {
    for (const game of games) {
      const state = rules.setup(game.options, game.seats, game.deal);
      for (const move of game.moves) if (!play(rules, state, move).ok) throw new Error("A recorded move was refused.");
    }
    return units;
  };
}

/** The same unit; every game's client and set-up are in the time. */
function applyMovesByBoardgameIo(rules: Ruleset, games: readonly RandomGame[]): Work {
  for (const game of games) {
    const theirs = canonicalJson(playByBoardgameIo(rules, game));
    if (theirs !== canonicalJson(game.state)) throw new Error("boardgame.io did not play the same game.");
  }
  let index = 0;
  return () => {
    const game = games[index++ % games.length];
    if (game === undefined) return 0;
    playByBoardgameIo(rules, game);
    return game.moves.length;
  };
}

/** The same games on every machine, of every number of seats. */
function recordedGames(rules: Ruleset): RandomGame[] {
  return Array.from({ length: RECORDED }, (_, index) => playAtRandom(rules, index, "recorded"));
}

function playAtRandom(rules: Ruleset, index: number, seed: string): RandomGame {
  const options = rules.parseOptions({});
  if (!options.ok) throw new Error(`${rules.id} has no default options.`);
  const { min, max } = rules.seats;
  return randomGame(rules, { options: options.value, seats: min + (index % (max - min + 1)), seed: `${seed} ${index}` });
}

function eventsOf(rules: Ruleset, game: RandomGame): GameTypes["event"][] {
  const state = rules.setup(game.options, game.seats, game.deal);
  return game.moves.flatMap((move) => {
    const decision = play(rules, state, move);
    return decision.ok ? decision.events : [];
  });
}
