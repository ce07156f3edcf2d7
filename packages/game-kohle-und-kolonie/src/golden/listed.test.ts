// Every move of the golden games, made by an independent implementation, is reached from an opening by extensions: the closure leaves no form out.
import { canonicalJson, type Move, type Parsed, play, type Start, seatAt } from "@pithead/engine";
import { describe, expect, test } from "vitest";
import type { Command } from "../commands.ts";
import { extensions } from "../extensions.ts";
import { type KohleUndKolonie, kohleUndKolonie } from "../index.ts";
import { openings } from "../openings.ts";
import { parseCommand, parseDeal, parseOptions } from "../parse.ts";
import type { State } from "../state.ts";
import games from "./games.ndjson?raw";

/** Every way to lengthen every move of whole games is gone through. */
const LONG = { timeout: 60_000 };

describe("every move is listed", LONG, () => {
  const lines = games.split("\n").filter((line) => line !== "");
  test.each(lines.map((text, line) => ({ text, line: line + 1 })))("line $line", ({ text }) => {
    const { start, moves } = read(text);
    const state = kohleUndKolonie.setup(start.options, start.seats, start.deal);
    for (const [index, move] of moves.entries()) {
      if (move.seat !== null) expect(isListed(state, move.seat, move.move), `move ${index}`).toBe(true);
      expect(play(kohleUndKolonie, state, move).ok).toBe(true);
    }
  });
});

function isListed(state: State, seat: number, command: Command): boolean {
  const [first, ...more] = growthOf(command).map((each) => canonicalJson(each));
  if (!openings(state, seat).some((each) => canonicalJson(each) === first)) return false;
  return more.every((longer, index) => {
    const shorter = growthOf(command)[index];
    return shorter !== undefined && extensions(state, seat, shorter).some((each) => canonicalJson(each) === longer);
  });
}

/** The command from its shortest form on, a step at a time. */
function growthOf(command: Command): Command[] {
  if (command.type === "turn") {
    const shorter = command.steps.map((_, count): Command => ({ type: "turn", steps: command.steps.slice(0, count), end: true }));
    return [...shorter, command];
  }
  if (command.type === "secure") {
    const coins = command.coins.map((_, count): Command => ({ type: "secure", coins: command.coins.slice(0, count), team: [] }));
    const team = command.team.map((_, count): Command => ({ ...command, team: command.team.slice(0, count) }));
    return [...coins, ...team, command];
  }
  return [command];
}

function read(text: string): { start: Start<KohleUndKolonie>; moves: Move<Command>[] } {
  const { options, players, deal, moves } = JSON.parse(text);
  const seats: number = players.length;
  const read = { options: given(parseOptions(options)), seats };
  return {
    start: { ...read, deal: given(parseDeal(deal, read.options, seats)) },
    moves: moves.map(({ seat, move }: { seat: number | null; move: unknown }) => ({
      seat: seat === null ? null : seatAt(seat),
      move: given(parseCommand(move)),
    })),
  };
}

function given<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(`${parsed.field}: ${parsed.problem}`);
  return parsed.value;
}
