// `pithead simulate`: games of random legal players, as records.
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { gameCards, newestRulesetOf } from "@pithead/catalog";
import { type Ruleset, recordOf } from "@pithead/engine";
import { randomGame } from "@pithead/engine-testkit/random-player";
import { fileNamed, readFlags, wholeNumber } from "../flags.ts";
import { fileTrouble, trouble } from "../trouble.ts";

const MOST_GAMES = 10_000_000;

export async function simulateCommand(args: string[]): Promise<number> {
  const { values } = readFlags("simulate", {
    args,
    options: {
      game: { type: "string", default: "coal-baron" },
      seats: { type: "string" },
      games: { type: "string", default: "1" },
      seed: { type: "string", default: "pithead" },
      option: { type: "string", multiple: true, default: [] },
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
  const lines = recordLines(rules, { seats, games, seed: values.seed, options: optionsFrom(rules, values.option) });
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
}

function* recordLines(rules: Ruleset, { seats, games, seed, options }: Series): Generator<string> {
  const isWatched = process.stderr.isTTY;
  for (let index = 0; index < games; index++) {
    if (isWatched && index % 10 === 0) process.stderr.write(`\r${index} of ${games} games`);
    const { fairness, ...game } = randomGame(rules, { options, seats, seed: `${rules.id} ${seats} ${seed} ${index}` });
    yield `${JSON.stringify(recordOf(rules, game, fairness))}\n`;
  }
  if (isWatched) process.stderr.write(`\r${games} of ${games} games\n`);
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
