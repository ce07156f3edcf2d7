// `npm run bench -- api`: how long people wait for their moves while bots play, and while none do, in turns within one run.
import { keepResults } from "../results.ts";
import { botGames } from "./bot-games.ts";
import { figuresFrom } from "./figures.ts";
import { humanGame } from "./human-game.ts";
import { HEADER, latenciesOf, lineOf } from "./latencies.ts";
import { type Api, withApi } from "./server.ts";

const USAGE = "npm run bench -- api [--moves 1200] [--bot-games 10] [--rounds 4] [--port 3001]\n";
/** The first moves of a process are compiled while they are made. */
const WARM_UP = 60;

interface Effort {
  /** Moves of people with bot games going, and as many without. */
  readonly moves: number;
  readonly botGames: number;
  /** How often bots are set going and halted. */
  readonly rounds: number;
}

/** In milliseconds. */
interface Waits {
  readonly moves: number[];
  readonly looks: number[];
}

/** Measures, prints and keeps the figures. @returns the exit code */
export async function benchApi(args: string[], file: URL): Promise<number> {
  const figures = figuresFrom(args, { moves: 1200, "bot-games": 10, rounds: 4, port: 3001 });
  if (figures === undefined) {
    process.stderr.write(`bench: every figure must be a whole number from 1\n${USAGE}`);
    return 2;
  }
  const { moves, "bot-games": games, rounds, port } = figures;
  await withApi(port, (api) => measure(api, { moves, botGames: games, rounds }, file));
  return 0;
}

async function measure(api: Api, effort: Effort, file: URL): Promise<void> {
  const owner = await api.person("Owner");
  const people = await Promise.all(["Ada", "Bo", "Cy"].map((name) => api.person(name)));
  const games = [await humanGame("coal-baron", people.slice(0, 2)), await humanGame("kohle-und-kolonie", people)];
  const play = async (moves: number) => {
    const played = await Promise.all(games.map((game) => game.play(Math.ceil(moves / games.length))));
    return { moves: played.flatMap((each) => each.moves), looks: played.flatMap((each) => each.looks) };
  };
  await play(WARM_UP);
  const bots = await botGames(owner, effort.botGames);
  await bots.halt();

  const quiet: Waits = { moves: [], looks: [] };
  const busy: Waits = { moves: [], looks: [] };
  let botMoves = 0;
  for (let round = 0; round < effort.rounds; round++) {
    for (const kept of [quiet, busy]) {
      if (kept === busy) await bots.go();
      const { moves, looks } = await play(effort.moves / effort.rounds);
      if (kept === busy) botMoves += await bots.halt();
      kept.moves.push(...moves);
      kept.looks.push(...looks);
    }
  }
  const result = {
    botGames: bots.count,
    botMoves,
    moves: { withoutBots: latenciesOf(quiet.moves), withBots: latenciesOf(busy.moves) },
    looks: { withoutBots: latenciesOf(quiet.looks), withBots: latenciesOf(busy.looks) },
  };
  process.stdout.write(HEADER);
  process.stdout.write(lineOf("moves, no bots", result.moves.withoutBots));
  process.stdout.write(lineOf(`moves, ${bots.count} games of hard bots`, result.moves.withBots));
  process.stdout.write(lineOf("looks, no bots", result.looks.withoutBots));
  process.stdout.write(lineOf(`looks, ${bots.count} games of hard bots`, result.looks.withBots));
  process.stdout.write(`  (the bots made ${botMoves} moves)\n`);
  keepResults(file, { api: result });
}
