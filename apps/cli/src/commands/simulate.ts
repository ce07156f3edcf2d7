// `pithead simulate`: games of random or computer players, as records.
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { finishedGame } from "@pithead/bots";
import { gameCards, newestRulesetOf } from "@pithead/catalog";
import { type GameRecord, type Ruleset, recordOf } from "@pithead/engine";
import { fairnessFrom, randomGame } from "@pithead/engine-testkit/random-player";
import { fileNamed, readFlags, wholeNumber } from "../flags.ts";
import { type PlayerName, playerOf, playersNamed, titlesOf } from "../players.ts";
import { fileTrouble, trouble } from "../trouble.ts";

const MOST_GAMES = 10_000_000;
const MOST_PLAYOUTS = 10_000_000;

export async function simulateCommand(args: string[]): Promise<number> {
  const { values } = readFlags("simulate", {
    args,
    options: {
      game: { type: "string", default: "coal-baron" },
      seats: { type: "string" },
      games: { type: "string", default: "1" },
      seed: { type: "string", default: "pithead" },
      option: { type: "string", multiple: true, default: [] },
      players: { type: "string", default: "random" },
      playouts: { type: "string" },
      out: { type: "string" },
    },
  });
  const rules = newestRulesetOf(values.game);
  if (rules === undefined) {
    const games = gameCards().map(({ id }) => id);
    throw trouble(`--game ${values.game}: there is no such game; choose one of ${games.join(", ")}`);
  }
  const { min, max } = rules.seats;
  const seats = wholeNumber("--seats", values.seats ?? String(min), min, max);
  const games = wholeNumber("--games", values.games, 1, MOST_GAMES);
  const players = playersNamed(values.players, seats, rules);
  const playouts = values.playouts === undefined ? undefined : wholeNumber("--playouts", values.playouts, 1, MOST_PLAYOUTS);
  const lines = recordLines(rules, { seats, games, seed: values.seed, options: optionsFrom(rules, values.option), players, playouts });
  if (values.out === undefined) {
    await pipeline(lines, process.stdout, { end: false });
    return 0;
  }
  const { out } = values;
  await pipeline(lines, createWriteStream(fileNamed(out))).catch((error: unknown) => {
    throw fileTrouble(out, error);
  });
  return 0;
}

interface Series {
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly options: object;
  /** By seat; undefined when all move at random. */
  readonly players: readonly PlayerName[] | undefined;
  readonly playouts: number | undefined;
}

function* recordLines(rules: Ruleset, series: Series): Generator<string> {
  const { games, players } = series;
  const isWatched = process.stderr.isTTY;
  // Computer players think: each of their games is shown, of the random ones every tenth.
  const interval = players === undefined ? 10 : 1;
  for (let index = 0; index < games; index++) {
    if (isWatched && index % interval === 0) process.stderr.write(`\r${index} of ${games} games`);
    yield `${JSON.stringify(recordFrom(rules, series, index))}\n`;
  }
  if (isWatched) process.stderr.write(`\r${games} of ${games} games\n`);
}

function recordFrom(rules: Ruleset, { seats, seed: series, options, players, playouts }: Series, index: number): GameRecord {
  const seed = `${rules.id} ${seats} ${series} ${index}`;
  if (players === undefined) {
    const { fairness, ...game } = randomGame(rules, { options, seats, seed });
    return recordOf(rules, game, fairness);
  }
  const fairness = fairnessFrom(seed, seats);
  const game = finishedGame(rules, { options, fairness, seed, players: players.map((name) => playerOf(rules, name, playouts)) });
  return recordOf(rules, { ...game, players: titlesOf(players) }, fairness);
}

function optionsFrom(rules: Ruleset, pairs: readonly string[]): object {
  const entries = pairs.map((pair) => {
    const at = pair.indexOf("=");
    if (at < 1) throw trouble(`--option ${pair}: must be NAME=VALUE`);
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  const options = rules.parseOptions(Object.fromEntries(entries));
  if (!options.ok) throw trouble(`--option ${options.field}: ${options.problem}`);
  return options.value;
}
