// A bot's move: thought of without any lock, then made once, for the position that it was thought of for.
import { countDue, type Game, readRows, seedOfChoice, withLockedGame } from "@pithead/db";
import { type GameTypes, type Ruleset, seatAt } from "@pithead/engine";
import { z } from "zod";
import { appendMove } from "../play/append-move.ts";
import { load } from "../play/load.ts";
import { rulesOf } from "../play/rules-of.ts";
import type { Service } from "../service.ts";
import { BOT_MOVE } from "./ask.ts";
import { choiceOf, type Thinking } from "./choice.ts";
import { botFor } from "./level.ts";
import { unrate } from "./unrated.ts";

/** So long a bot may think however many are asked. */
const LEAST_THINKING_MS = 200;

const Payload = z.object({ gameId: z.string(), seat: z.number().int().min(0) });

/** Makes the move of a bot's seat if it is asked, however often and by however many processes this is run. */
export async function makeBotMove(service: Service, thinking: Thinking, raw: unknown): Promise<void> {
  const { gameId, seat: index } = Payload.parse(raw);
  const seat = seatAt(index);
  // The game moves on meanwhile only when it asks several at once.
  while (!(await tryMove())) thinking.log.debug({ gameId }, "A bot thinks again.");

  /** @returns whether there is nothing left to do */
  async function tryMove(): Promise<boolean> {
    const game = await service.db.game.findUnique({ where: { id: gameId }, include: { players: { where: { seat } } } });
    const player = game?.players[0];
    const level = game && player ? botFor(game, player) : null;
    if (game === null || level === null || !game.toMove.includes(seat)) return true;
    const rules = knownRules(service, game);
    const { state } = load(rules, await readRows(service.db, gameId, game.seq));
    const seed = await seedOfChoice(service.db, gameId, game.seq, seat);
    // The more bots are asked, the less each may think, so that nobody waits for all of them.
    const waiting = Math.max(1, await countDue(service.db, BOT_MOVE));
    const outOfTimeMs = Math.min(thinking.outOfTimeMs, Math.max(LEAST_THINKING_MS, thinking.outOfTimeMs / waiting));
    return submit(game.seq, await choiceOf({ ...thinking, outOfTimeMs }, rules, state, { seat, level, seed }));
  }

  async function submit(seq: number, command: GameTypes["command"]): Promise<boolean> {
    const made = await withLockedGame(service, gameId, async (locked) => {
      const player = locked.players.find((each) => each.seat === seat);
      // Its player has come back, or another process was quicker.
      if (!player || botFor(locked.game, player) === null || !locked.game.toMove.includes(seat)) return true;
      if (locked.game.seq !== seq) return false;
      const rules = knownRules(service, locked.game);
      const { state } = load(rules, locked.rows);
      const decision = rules.decide(state, seat, command);
      if (!decision.ok) throw new Error(`The rules refuse a bot's move: ${decision.reason.code}.`);
      const auto = player.user.bot === null ? "bot" : null;
      if (auto !== null) await unrate(locked);
      await appendMove(service, locked, rules, state, { seat, command, events: decision.events, key: keyOf(seq), auto });
      return true;
    });
    return made ?? true;
  }
}

/** @throws Error while the game's edition is not here: the job comes again. */
function knownRules({ games }: Service, game: Game): Ruleset {
  const rules = rulesOf(games, game);
  if (!rules.ok) throw new Error(`The edition of game ${game.id} is not here.`);
  return rules.value;
}

/** Unlike every key that can be sent in: those are ASCII. */
function keyOf(seq: number): string {
  return `bot\u00b7${seq}`;
}
