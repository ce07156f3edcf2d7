// What a player must never be told, worked out from the record that a finished game reveals.
import { seatAt } from "@pithead/engine";
import { type Command, coalBaron, type OrderId, type State, type TileKind } from "@pithead/game-coal-baron";
import { z } from "zod";

const Revealed = z.object({
  options: z.unknown(),
  deal: z.unknown(),
  players: z.array(z.string()),
  moves: z.array(z.object({ seat: z.number(), move: z.unknown() })),
  fairness: z.object({ serverSeed: z.string() }),
});

type Cards = readonly (OrderId | TileKind)[];

export interface Secrets {
  serverSeed: string;
  /** Runs of three cards, as JSON, that the seat could write only if it knew the order of a stack or what another drew. */
  runsFor(seat: number): ReadonlySet<string>;
  /** The cards of each draw of the seat, as JSON. */
  drawnBy(seat: number): readonly string[];
}

/** Replays the record and notes every stack at every moment. What a seat drew itself, and what lay open, is no secret to it. */
export function secretsOf(record: unknown): Secrets {
  const { options, deal, players, moves, fairness } = Revealed.parse(record);
  const parsedOptions = must(coalBaron.parseOptions(options));
  const state = coalBaron.setup(parsedOptions, players.length, must(coalBaron.parseDeal(deal, parsedOptions, players.length)));
  const hidden = new Set<string>();
  const open = new Set<string>();
  const seen = players.map(() => new Set<string>());
  const drawn: string[][] = players.map(() => []);
  const note = () => {
    addRuns(hidden, state.stacks.tiles);
    addRuns(hidden, state.stacks.orders);
    for (const { delivered } of state.players) addRuns(open, delivered ?? []);
  };
  note();
  for (const { seat, move } of moves) {
    const command: Command = must(coalBaron.parseCommand(move));
    const decision = coalBaron.decide(state, seatAt(seat), command);
    if (!decision.ok) throw new Error(`The record holds a refused move: ${decision.reason.code}`);
    for (const event of decision.events) coalBaron.evolve(state, event);
    if (command.type === "keep") addRuns(seen[seat], command.rest);
    const cards = drawnCards(state);
    if (cards !== undefined) {
      addRuns(seen[seat], cards);
      drawn[seat]?.push(JSON.stringify(cards).slice(1, -1));
    }
    note();
  }
  return {
    serverSeed: fairness.serverSeed,
    runsFor: (seat) => new Set([...hidden].filter((run) => !open.has(run) && !seen[seat]?.has(run))),
    drawnBy: (seat) => drawn[seat] ?? [],
  };
}

function drawnCards({ draw }: State): Cards | undefined {
  return draw?.cards ?? undefined;
}

function addRuns(runs: Set<string> | undefined, cards: Cards): void {
  for (let at = 0; at + 3 <= cards.length; at += 1) runs?.add(JSON.stringify(cards.slice(at, at + 3)).slice(1, -1));
}

function must<T>(parsed: { ok: true; value: T } | { ok: false; problem: string }): T {
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}
