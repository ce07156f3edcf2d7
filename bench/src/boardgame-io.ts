// The same game as a boardgame.io game: its turn order, its reducer, its client, and our rules inside its moves.
import { createRequire } from "node:module";
import { type GameTypes, type Ruleset, seatAt } from "@pithead/engine";
import type { RandomGame } from "@pithead/engine-testkit/random-player";
import type { Game } from "boardgame.io";

// Its packages are CommonJS folders, which Node's `import` does not resolve. In production it leaves out its own checks and logs.
Object.assign(process.env, { NODE_ENV: "production" });
const require = createRequire(import.meta.url);
const { Client }: typeof import("boardgame.io/client") = require("boardgame.io/client");
const { INVALID_MOVE }: typeof import("boardgame.io/core") = require("boardgame.io/core");

/**
 * As its documentation has it: a move changes the immer draft `G`, or answers INVALID_MOVE; the turn ends when another seat is asked.
 * It knows no host: chance is drawn in the turn of whoever moved last.
 */
function boardgameIoGame(rules: Ruleset, { options, seats, deal }: RandomGame): Game<object> {
  return {
    name: rules.id,
    setup: () => rules.setup(options, seats, deal),
    turn: { order: { first: ({ G }) => rules.toMove(G)[0] ?? 0, next: ({ G }) => rules.toMove(G)[0] } },
    moves: {
      play: ({ G, ctx, events }, command: GameTypes["command"], isByHost: boolean) => {
        const seat = seatAt(Number(ctx.currentPlayer));
        const decision = rules.decide(G, isByHost ? null : seat, command);
        if (!decision.ok) return INVALID_MOVE;
        for (const event of decision.events) rules.evolve(G, event);
        const [next] = rules.toMove(G);
        if (next !== undefined && next !== seat) events.endTurn();
        return undefined;
      },
    },
    endIf: ({ G }) => rules.outcome(G),
  };
}

/** Plays a recorded game through boardgame.io's client. Answers the final state. @throws Error when the game does not end. */
export function playByBoardgameIo(rules: Ruleset, game: RandomGame): object {
  const client = Client({ game: boardgameIoGame(rules, game), numPlayers: game.seats, debug: false });
  client.start();
  for (const { seat, move } of game.moves) client.moves.play?.(move, seat === null);
  const state = client.getState();
  client.stop();
  if (state?.ctx.gameover === undefined) throw new Error("boardgame.io did not play the game to its end.");
  return state.G;
}
