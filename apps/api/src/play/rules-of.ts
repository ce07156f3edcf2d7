// The rules that a stored game is played by.
import type { Game } from "@pithead/db";
import type { Ruleset } from "@pithead/engine";
import type { Games } from "../service.ts";

/** The rules of a started game. @throws Error when this program has no such rules: an older program on a newer database. */
export function rulesOf(games: Games, { id, game, rulesVersion }: Pick<Game, "id" | "game" | "rulesVersion">): Ruleset {
  const rules = rulesVersion === null ? undefined : games.rulesetOf(game, rulesVersion);
  if (rules === undefined) throw new Error(`Game ${id} is played by version ${rulesVersion} of ${game}, which is not known here.`);
  return rules;
}
