// `npm run bench -- bots`: tournaments of the computer players, level against level.
import { parseArgs } from "node:util";
import { brainOf } from "@pithead/bots";
import { gameCards } from "@pithead/catalog";
import { keepResults, keptResults } from "./results.ts";
import { BOTS, type Bot, type Pairing, STEPS, type TournamentResult, tournament } from "./tournament.ts";

const USAGE = `npm run bench -- bots [--game coal-baron] [--seats N] [--pair hard/medium] [--games 120] [--playouts N] [--seed pithead]
Without --game, --seats and --pair: both games, every number of seats, every step between the levels.
Without --playouts hard thinks as long as it does at a table.
`;

/** Plays the tournaments that are asked for and keeps each row as soon as it is known. Answers the exit code. */
export function benchBots(args: string[], file: URL): number {
  const asked = pairingsFrom(args);
  if (typeof asked === "string") {
    process.stderr.write(`bench: ${asked}\n${USAGE}`);
    return 2;
  }
  for (const pairing of asked) {
    const result = tournament(pairing, (over, wins) => showProgress(pairing, over, wins));
    if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
    process.stdout.write(`${lineOf(result)}\n`);
    const rows = { ...keptResults(file, "bots"), [nameOf(result)]: result };
    keepResults(file, { bots: rows });
  }
  return 0;
}

/** The tournaments asked for, or what is wrong with the request. */
export function pairingsFrom(args: string[]): Pairing[] | string {
  const text = { type: "string" } as const;
  const options = { game: text, seats: text, pair: text, games: text, playouts: text, seed: text };
  let values: { [name in keyof typeof options]?: string | undefined };
  try {
    values = parseArgs({ args, options }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const games = countOf(values.games ?? "120");
  const playouts = values.playouts === undefined ? null : countOf(values.playouts);
  if (games === undefined) return "--games must be a whole number from 1";
  if (playouts === undefined) return "--playouts must be a whole number from 1";
  const steps = values.pair === undefined ? STEPS : stepFrom(values.pair);
  if (steps === undefined) return `--pair must be two of ${BOTS.join(", ")}, as in hard/medium`;
  const pairings = gameCards()
    .filter(({ id, rules }) => brainOf(id, rules) !== undefined && id === (values.game ?? id))
    .flatMap(({ id, seats: { min, max } }) => Array.from({ length: max - min + 1 }, (_, more) => ({ game: id, seats: min + more })))
    .filter(({ seats }) => values.seats === undefined || String(seats) === values.seats)
    .flatMap((table) => steps.map((step) => ({ ...table, ...step, games, playouts, seed: values.seed ?? "pithead" })));
  return pairings.length === 0 ? "there is no such game, or not for so many seats" : pairings;
}

function countOf(text: string): number | undefined {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

function stepFrom(text: string): { strong: Bot; weak: Bot }[] | undefined {
  const [strong, weak, ...more] = text.split("/").map((name) => BOTS.find((bot) => bot === name));
  return strong === undefined || weak === undefined || more.length > 0 ? undefined : [{ strong, weak }];
}

function nameOf({ game, seats, strong, weak }: Pairing): string {
  return `${game} ${seats} ${strong}/${weak}`;
}

function lineOf(result: TournamentResult): string {
  const { games, share, interval, evenShare, meanVp } = result;
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const sure = interval.map((end) => (100 * end).toFixed(1)).join(" to ");
  return `${nameOf(result).padEnd(36)} ${String(games).padStart(4)} games, ${percent(share)} won (${sure}; even ${percent(evenShare)}), ${meanVp.strong} : ${meanVp.weak} VP`;
}

function showProgress(pairing: Pairing, over: number, wins: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${nameOf(pairing)}: ${over} games, ${wins.toFixed(1)} won`);
}
