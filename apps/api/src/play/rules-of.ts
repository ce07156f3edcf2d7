// The rules that a stored game is played by.
import type { Game } from "@pithead/db";
import type { Ruleset } from "@pithead/engine";
import { done, type Outcome } from "../refusal.ts";
import type { Games } from "../service.ts";
import { missingEdition } from "./editions.ts";

type Stored = Pick<Game, "id" | "game" | "rulesVersion"> & { readonly options: unknown };

/** An older program on a newer database. */
class UnknownRules extends Error {
  override name = "UnknownRules";
}

/** The rules of a started game; refused while its edition is not here. @throws UnknownRules when this program has no such rules. */
export function rulesOf(games: Games, { id, game, rulesVersion, options }: Stored): Outcome<Ruleset> {
  const rules = rulesVersion === null ? undefined : games.rulesetOf(game, rulesVersion);
  if (rules === undefined) throw new UnknownRules(`Game ${id} is played by version ${rulesVersion} of ${game}, which is not known here.`);
  return missingEdition({ game, options }) ?? done(rules);
}
