// After every accepted command: the host's chance moves, and the moves that players have settled beforehand, until somebody must be asked.
import { orderBookOf } from "@pithead/catalog";
import { type LockedGame, settledInGame } from "@pithead/db";
import { fold, type GameTypes, type Ruleset } from "@pithead/engine";
import { makeChanceMoves } from "../play/host.ts";
import { automaticMove } from "./automatic-move.ts";

/**
 * Appends what is owed and folds it into `state`, the caller's own. Runs in the transaction of the move that led there,
 * so that nobody is told of a question that is answered already, and a crash leaves all of it or nothing.
 * @param players who sits where
 */
export async function settle(
  locked: LockedGame,
  rules: Ruleset,
  state: GameTypes["state"],
  players: readonly { readonly userId: string; readonly seat: number | null }[],
): Promise<void> {
  const settled = await settledInGame(locked.tx, locked.game.id);
  for (;;) {
    await makeChanceMoves(locked, rules, state);
    const [seat, ...others] = rules.toMove(state);
    const player = players.find((each) => each.seat === seat);
    // What one of several does says nothing against what the others decide: they are asked.
    if (seat === undefined || player === undefined || others.length > 0) return;
    const move = automaticMove(rules, orderBookOf(rules.id), rules.view(state, seat), seat, settled(player.userId));
    const decision = move && rules.decide(state, seat, move.command);
    if (move === undefined || !decision?.ok) return;
    await locked.append({ seat, ...move, events: decision.events, key: null });
    fold(rules, state, decision.events);
  }
}
