// A move: load → decide → append → settle → enqueue → answer, in one transaction under the game's lock.
import type { Moved, SubmitMove } from "@pithead/contracts";
import { type LockedGame, type LockedPlayer, type LogRow, withLockedGame } from "@pithead/db";
import { canonicalJson, fold, type GameTypes, type Ruleset, seatAt } from "@pithead/engine";
import { playOneself } from "../bots/substitute.ts";
import { upToDate } from "../clocks/seat-clocks.ts";
import { backByMoving } from "../clocks/vacations.ts";
import { done, noSuchGame, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { appendMove } from "./append-move.ts";
import { load } from "./load.ts";
import { rulesOf } from "./rules-of.ts";

/** Makes `userId`'s move, or answers again when its key was seen. Everything is refused before anything is written. */
export async function submitMove(service: Service, userId: string, gameId: string, move: SubmitMove): Promise<Outcome<Moved>> {
  const moved = await withLockedGame(service, gameId, (locked) => submitTo(service, locked, userId, move));
  return moved ?? noSuchGame;
}

async function submitTo(service: Service, locked: LockedGame, userId: string, move: SubmitMove): Promise<Outcome<Moved>> {
  const { game, players, rows } = locked;
  const player = players.find((each) => each.userId === userId);
  const seat = player?.seat;
  if (game.rulesVersion === null) return refuse({ kind: "conflict", reason: { code: "not-started" }, detail: "The game has not started." });
  if (player === undefined || seat === undefined || seat === null)
    return refuse({ kind: "not-your-seat", detail: "You do not sit at this table." });
  const found = rulesOf(service.games, game);
  if (!found.ok) return found;
  const rules = found.value;
  const command = rules.parseCommand(move.command);
  if (!command.ok)
    return refuse({ kind: "malformed", field: command.field === "" ? "command" : `command.${command.field}`, detail: command.problem });

  const earlier = rows.find(({ key }) => key === move.key);
  if (earlier !== undefined) {
    const isSame = earlier.seat === seat && canonicalJson(earlier.command) === canonicalJson(command.value);
    return isSame
      ? done(answerAfter(rules, rows, earlier.seq))
      : refuse({ kind: "conflict", reason: { code: "key-used" }, detail: "This key was used for another move." });
  }
  if (game.status !== "running") return refuse({ kind: "conflict", reason: { code: "game-over" }, detail: "The game is over." });
  // While several are asked at once, what one does says nothing against what the others decided.
  if (move.expectedSeq !== game.seq && game.toMove.length === 1) return refuse({ kind: "stale", seq: game.seq });

  if (player.resignedAt !== null) return refuse({ kind: "conflict", reason: { code: "resigned" }, detail: "You have resigned." });

  const { state } = load(rules, rows);
  const decision = rules.decide(state, seatAt(seat), command.value);
  if (!decision.ok) return refuse({ kind: "refused", reason: decision.reason });
  await appendMove(service, await back(locked, player), rules, state, {
    seat,
    command: command.value,
    events: decision.events,
    key: move.key,
  });
  return done(receipt(rules, state, rows.length - 1));
}

/** Whoever moves is back: from a vacation that began by itself, and from a bot's playing on. */
async function back(locked: LockedGame, player: LockedPlayer): Promise<LockedGame> {
  const vacationUntil = await backByMoving(locked, player);
  const there = { ...player, user: { ...player.user, vacationUntil } };
  const players = await upToDate(
    locked,
    locked.players.map((each) => (each === player ? there : each)),
  );
  const current = players.find(({ userId }) => userId === player.userId) ?? there;
  return playOneself({ ...locked, players }, current);
}

/** The answer that the move of row `seq` was given: after it and what the host appended to it. */
function answerAfter(rules: Ruleset, rows: readonly LogRow[], seq: number): Moved {
  const { state } = load(rules, rows.slice(0, seq + 1));
  let last = seq;
  for (const row of rows.slice(seq + 1)) {
    // What was sent in, by a player or a bot, has a key.
    if (row.key !== null) break;
    fold(rules, state, row.events);
    last = row.seq;
  }
  return receipt(rules, state, last);
}

function receipt(rules: Ruleset, state: GameTypes["state"], seq: number): Moved {
  return { seq, toMove: [...rules.toMove(state)], finished: rules.outcome(state) !== undefined };
}
