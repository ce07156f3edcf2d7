// Whether a game's summary, of which lists are made, says what its log says.
import type { StoredGame } from "@pithead/db";
import type { GameTypes, Ruleset, Start } from "@pithead/engine";
import { canonicalDifference } from "./difference.ts";

/** @param state after the newest row */
export function summaryFaults({ game, players, rows }: StoredGame, rules: Ruleset, start: Start, state: GameTypes["state"]): string[] {
  const outcome = rules.outcome(state);
  const isEnded = game.status === "cancelled" && outcome === undefined;
  const toMove = isEnded ? [] : rules.toMove(state);
  const scores = outcome?.scores ?? rules.scores(state);
  const seated = players.toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0));
  return [
    ...canonicalDifference("seq", game.seq, rows.length - 1),
    ...canonicalDifference("status", game.status, isEnded ? "cancelled" : outcome === undefined ? "running" : "finished"),
    ...canonicalDifference("to move", game.toMove, toMove),
    ...canonicalDifference("result", game.result, outcome ?? null),
    ...canonicalDifference("options", game.options, start.options),
    ...canonicalDifference("seats", game.seats, start.seats),
    ...canonicalDifference(
      "who sits",
      seated.map(({ seat }) => seat),
      Array.from({ length: start.seats }, (_, seat) => seat),
    ),
    ...canonicalDifference(
      "scores",
      seated.map(({ score }) => score),
      scores,
    ),
    ...canonicalDifference(
      "ranks",
      seated.map(({ rank }) => rank),
      outcome?.ranks ?? seated.map(() => null),
    ),
    ...(outcome === undefined && !isEnded && toMove.length === 0 ? [`row ${rows.length}: is missing: the host owes a chance move`] : []),
  ];
}
