// Appending a move that the rules allow: its row, what the host owes after it, and everything that follows from the log.
import type { LockedGame, NewRow } from "@pithead/db";
import { fold, type GameTypes, type Ruleset } from "@pithead/engine";
import type { Service } from "../service.ts";
import { settle } from "../standing-orders/settle.ts";
import { handOver } from "./hand-over.ts";

/** @param state the one that the move was decided on, the caller's own: the move and what followed are folded into it. */
export async function appendMove(
  service: Service,
  locked: LockedGame,
  rules: Ruleset,
  state: GameTypes["state"],
  move: NewRow,
): Promise<void> {
  await locked.append(move);
  fold(rules, state, move.events);
  await settle(locked, rules, state, locked.players);
  await handOver(service, locked, rules, state, locked.players);
}
