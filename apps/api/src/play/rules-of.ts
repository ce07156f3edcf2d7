// The rules that a stored game is played by.
import type { Game } from "@pithead/db";
import type { Ruleset } from "@pithead/engine";
import { done, type Outcome } from "../refusal.ts";
import type { Games } from "../service.ts";
import { missingEdition } from "./editions.ts";

type Stored = Pick<Game, "id" | "game" | "rulesVersion"> & { readonly options: unknown };

/** The rules of a started game; refused while its edition is not here. @throws Error when this program has no such rules: an older program on a newer database. */
export function rulesOf(games: Games, { id, game, rulesVersion, options }: Stored): Outcome<Ruleset> {
  const rules = rulesVersion === null ? undefined : games.rulesetOf(game, rulesVersion);
  if (rules === undefined) throw new Error(`Game ${id} is played by version ${rulesVersion} of ${game}, which is not known here.`);
  return missingEdition({ game, options }) ?? done(rules);
}
