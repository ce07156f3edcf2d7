// `npm run bench -- streams`: what many streams on one game cost its players, and everybody else.
import { type ClientRequest, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { keepResults } from "../results.ts";
import { figuresFrom } from "./figures.ts";
import { humanGame } from "./human-game.ts";
import { HEADER, latenciesOf, lineOf } from "./latencies.ts";
import { type Api, type Person, withApi } from "./server.ts";

/** Of one user. */
const MOST_OF_A_USER = 25;
const WARM_UP = 40;
const MOVES = 60;
/** Between two requests of the one who looks at something else all the time. */
const PAUSE_MS = 10;

const USAGE = "npm run bench -- streams [--streams 1000] [--port 3001]\n";

/** Measures, prints and keeps the figures. @returns the exit code */
export async function benchStreams(args: string[], file: URL): Promise<number> {
  const figures = figuresFrom(args, { streams: 1000, port: 3001 });
  if (figures === undefined) {
    process.stderr.write(`bench: every figure must be a whole number from 1\n${USAGE}`);
    return 2;
  }
  await measure(figures.port, figures.streams, file);
  return 0;
}

async function measure(port: number, count: number, file: URL): Promise<void> {
  await withApi(port, async (api) => {
    const people = await Promise.all(["Ada", "Bo"].map((name) => api.person(name)));
    // A game each, which so many moves do not end.
    const begin = () => humanGame("coal-baron", people);
    await (await begin()).play(WARM_UP);
    const quiet = await begin();
    const without = await watched(api, () => quiet.play(MOVES));
    const followed = await begin();
    const streams = await openStreams(api, followed.id(), count);
    const withStreams = await watched(api, () => followed.play(MOVES));
    // The newest line reaches everybody, however fast the moves came.
    for (const began = performance.now(); streams.some(({ lines }) => lines() < 2) && performance.now() - began < 60_000; ) await wait(100);
    const lines = streams.reduce((sum, each) => sum + each.lines(), 0);
    for (const { request } of streams) request.destroy();
    process.stdout.write(HEADER);
    const result = { streams: count, linesRead: lines, without: without.latencies, with: withStreams.latencies };
    for (const [name, { moves, others }] of Object.entries({ "no streams": result.without, [`${count} streams`]: result.with })) {
      process.stdout.write(lineOf(`moves, ${name}`, moves));
      process.stdout.write(lineOf(`other requests, ${name}`, others));
    }
    process.stdout.write(`  (${lines} lines were read)\n`);
    keepResults(file, { streams: result });
  });
}

/** Somebody else asks for something small all the while. */
async function watched(api: Api, play: () => Promise<{ moves: number[] }>) {
  const passer = await api.person("Di");
  const others: number[] = [];
  let over = false;
  const looking = (async () => {
    while (!over) {
      const began = performance.now();
      await passer.ask("GET", "/session");
      others.push(performance.now() - began);
      await wait(PAUSE_MS);
    }
  })();
  const { moves } = await play();
  over = true;
  await looking;
  return { latencies: { moves: latenciesOf(moves), others: latenciesOf(others) } };
}

interface Stream {
  readonly request: ClientRequest;
  readonly lines: () => number;
}

async function openStreams(api: Api, game: string, count: number): Promise<Stream[]> {
  const readers: Person[] = [];
  for (let reader = 0; reader < Math.ceil(count / MOST_OF_A_USER); reader++) readers.push(await api.person(`Reader ${reader}`));
  const streams: Stream[] = [];
  for (const reader of readers) {
    const wanted = Math.min(MOST_OF_A_USER, count - streams.length);
    streams.push(...(await Promise.all(Array.from({ length: wanted }, () => openStream(`${api.address}/games/${game}/stream`, reader)))));
  }
  return streams;
}

/** Resolves with the first line. */
function openStream(address: string, { headers }: Person): Promise<Stream> {
  return new Promise((resolve, reject) => {
    let lines = 0;
    const request = get(address, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream was answered with ${answer.statusCode}.`));
      answer.on("error", () => {});
      answer.on("data", (piece: Buffer) => {
        // Lines end with a break; the empty ones that say that a stream is alive do not count.
        if (piece.length > 1 && piece.at(-1) === 10) lines += 1;
        if (lines === 1) resolve({ request, lines: () => lines });
      });
    });
    request.on("error", reject);
  });
}
