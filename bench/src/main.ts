// `npm run bench -- NAME`: measures, prints a table and writes `bench/results.json`.
import { benchApi } from "./api/moves.ts";
import { benchStreams } from "./api/streams.ts";
import { benchBots } from "./bots.ts";
import { benchEngine, type EngineResult } from "./engine.ts";
import { benchPages } from "./pages.ts";
import { keepResults } from "./results.ts";

const FILE = new URL("../results.json", import.meta.url);
const EFFORT = { rounds: 15, seconds: 0.25 };

const [asked = "engine", ...args] = process.argv.slice(2);
switch (asked) {
  case "engine": {
    const engine = await benchEngine(EFFORT);
    process.stdout.write(tableOf(engine));
    keepResults(FILE, { engine });
    break;
  }
  case "bots":
    process.exitCode = benchBots(args, FILE);
    break;
  case "api":
    process.exitCode = await benchApi(args, FILE);
    break;
  case "streams":
    process.exitCode = await benchStreams(args, FILE);
    break;
  case "pages":
    process.exitCode = await benchPages(FILE);
    break;
  default:
    process.stderr.write(`bench: there is no benchmark "${asked}"; choose from engine, bots, api, streams, pages\n`);
    process.exitCode = 2;
}

function tableOf(engine: { [game: string]: EngineResult }): string {
  const lines = Object.entries(engine).flatMap(([game, { gamesPerSecond, eventsFoldedPerSecond, boardgameIo }]) => [
    game,
    row("whole random games per second", gamesPerSecond),
    row("events folded per second", eventsFoldedPerSecond),
    row("moves applied per second", Math.round(boardgameIo.movesPerSecond * boardgameIo.ratio)),
    row("the same by boardgame.io", boardgameIo.movesPerSecond),
    row("times as fast as boardgame.io", boardgameIo.ratio),
  ]);
  return `${lines.join("\n")}\n`;
}

function row(what: string, figure: number): string {
  return `  ${what.padEnd(32)}${figure.toLocaleString("en-US").padStart(12)}`;
}
