// `pithead verify --database`: plays every stored game again and holds everything that is kept about it against its log.
import { editionFigures } from "@pithead/catalog";
import { countGames, type Database, hashOfFigures, isUnreachable, keptEditions, openDatabase, storedGames } from "@pithead/db";
import { databaseAddress } from "../database-address.ts";
import { plain } from "../plain.ts";
import { faultsIn } from "../stored-games/faults.ts";
import { trouble } from "../trouble.ts";

/** How often it says how far it is, in games: on a terminal, and in a log. */
const PULSE = { terminal: 10, log: 1000 };
const LONGEST_LINE = 400;

/** @returns the exit code: 1 when anything is wrong. @throws an error in one line when the database cannot be read. */
export async function verifyDatabase(): Promise<number> {
  const db = openDatabase(databaseAddress("verify --database", process.env), 2);
  try {
    return await verifyAll(db);
  } catch (error) {
    throw trouble(`verify --database: ${problemOf(error)}`);
  } finally {
    await db.$disconnect();
  }
}

async function verifyAll(db: Database): Promise<number> {
  const count = { games: 0, moves: 0, wrong: 0 };
  const all = await countGames(db);
  const tell = (fault: string) => process.stdout.write(`${plain(fault, LONGEST_LINE)}\n`);
  const changed = await changedEditions(db);
  for (const fault of changed) tell(fault);
  for await (const stored of storedGames(db)) {
    const faults = faultsIn(stored);
    count.games++;
    count.moves += Math.max(0, stored.rows.length - 1);
    if (faults.length > 0) count.wrong++;
    for (const fault of faults) tell(`${stored.game.id}: ${fault}`);
    pulse(count.games, all);
  }
  if (process.stderr.isTTY) process.stderr.write("\n");
  process.stdout.write(`${count.games} games, ${count.moves} moves, ${count.wrong} wrong\n`);
  return count.wrong + changed.length > 0 ? 1 : 0;
}

/** Those that games were played with in other figures than they have here. One that is not here is told of by its games. */
async function changedEditions(db: Database): Promise<string[]> {
  return (await keptEditions(db)).flatMap(({ game, name, hash }) => {
    const figures = editionFigures({ game, name });
    if (figures === undefined || hashOfFigures(figures) === hash) return [];
    return [`edition ${name} of ${game}: its figures here are not those that games were played with`];
  });
}

function pulse(games: number, all: number): void {
  const isTerminal = process.stderr.isTTY;
  if (games % (isTerminal ? PULSE.terminal : PULSE.log) !== 0) return;
  process.stderr.write(isTerminal ? `\r${games} of ${all} games` : `${games} of ${all} games\n`);
}

/** A database's complaint may be many lines with values in them: only what kind it is is told. */
function problemOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (isUnreachable({ code })) return "the database does not answer";
  if (code === "P2021" || code === "P2022") return "the database has not the tables of this version: start Pithead once, or migrate it";
  return `the database cannot be read (${code || (error instanceof Error ? error.name : "unknown")})`;
}
