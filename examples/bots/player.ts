// Plays a game of Pithead to its end, at random: PITHEAD_URL=… PITHEAD_TOKEN=… node player.ts <the game's id>
import { randomUUID } from "node:crypto";

interface Line {
  status: string;
  seq: number;
  seat: number | null;
  view: object;
  openings: Command[];
}

type Command = { type: string };

const { PITHEAD_URL = "http://localhost:3000", PITHEAD_TOKEN = "" } = process.env;
const game = `${PITHEAD_URL}/api/v1/games/${process.argv[2]}`;
const headers = { authorization: `Bearer ${PITHEAD_TOKEN}` };

/** Whatever you want to play better than this: all that your seat may know is in `line.view`. */
async function choose(line: Line): Promise<Command> {
  let command = oneOf(line.openings);
  // A turn of several steps grows: from a legal command to those that are one step longer.
  while (Math.random() < 0.7) {
    const { commands } = await post("extensions", { command });
    if (commands.length === 0) break;
    command = oneOf<Command>(commands);
  }
  return command;
}

function oneOf<T>(list: readonly T[]): T {
  const chosen = list[Math.floor(Math.random() * list.length)];
  if (chosen === undefined) throw new Error("There is nothing to choose from.");
  return chosen;
}

async function post(what: string, body: object) {
  const answer = await fetch(`${game}/${what}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  // 409: the game has moved on meanwhile, and the next line of the stream tells where it stands.
  if (!answer.ok && answer.status !== 409) throw new Error(`${what}: ${await answer.text()}`);
  return JSON.parse(await answer.text());
}

/** The stream's lines; empty ones only say that it is alive. */
async function* follow(): AsyncGenerator<Line> {
  const answer = await fetch(`${game}/stream`, { headers });
  if (!answer.ok || answer.body === null) throw new Error(`stream: ${await answer.text()}`);
  let rest = "";
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield JSON.parse(line);
  }
}

let status = "";
for await (const line of follow()) {
  status = line.status;
  if (line.openings.length > 0) {
    const command = await choose(line);
    await post("moves", { command, expectedSeq: line.seq, key: randomUUID() });
    console.log(`After move ${line.seq}: ${JSON.stringify(command)}`);
  }
  if (status === "finished") console.log(`The game is over after ${line.seq} moves.`);
}
if (status === "running") throw new Error("The stream has ended before the game: start this again.");
