// The games there are: from (game id, rules version) to a ruleset, and what a lobby says about each game.
import type { Ruleset } from "@pithead/engine";
import { coalBaron } from "@pithead/game-coal-baron";
import { kohleUndKolonie } from "@pithead/game-kohle-und-kolonie";
import { editionsOf } from "./editions.ts";

/** What a seat may know in Kohle & Kolonie, for tests of the service. */
export * as kohleUndKolonieClient from "@pithead/game-kohle-und-kolonie/client";
export * from "./descriptions.ts";
export * from "./editions.ts";
export * from "./order-books.ts";

/** A choice that a table makes before the game, as a lobby offers it. */
export interface OptionCard {
  /** The field of the game's options. */
  readonly name: string;
  /** Every value it may have; the first holds when the field is absent. */
  readonly values: readonly string[];
}

/** One game as a lobby shows it. Words about it are said by id, in the reader's language. */
export interface GameCard {
  readonly id: string;
  /** The name of the published game whose rules are played. */
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionCard[];
  /** The version that new games are played under. */
  readonly rules: number;
}

/** Every version of every game, the newest of a game last. None is ever removed: finished games replay for ever. */
const RULESETS: readonly Ruleset[] = [coalBaron, kohleUndKolonie];

const TITLES = new Map([
  ["coal-baron", "Coal Baron"],
  ["kohle-und-kolonie", "Kohle & Kolonie"],
]);

/** Asked for anew each time: the host may have given further editions in. */
const OPTIONS = new Map<string, () => readonly OptionCard[]>([
  ["coal-baron", () => [{ name: "delivered", values: ["open", "hidden"] }]],
  ["kohle-und-kolonie", () => [{ name: "edition", values: editionsOf("kohle-und-kolonie") }]],
]);

/** The rules of a game in one version; undefined when there are none. */
export function rulesetOf(game: string, version: number): Ruleset | undefined {
  return RULESETS.find((rules) => rules.id === game && rules.version === version);
}

/** The rules that a new game is played under; undefined for an unknown game. */
export function newestRulesetOf(game: string): Ruleset | undefined {
  return RULESETS.findLast((rules) => rules.id === game);
}

/** Every game, in the order of the lobby. */
export function gameCards(): GameCard[] {
  return [...TITLES].flatMap(([id, title]) => {
    const rules = newestRulesetOf(id);
    return rules === undefined ? [] : [{ id, title, seats: rules.seats, options: OPTIONS.get(id)?.() ?? [], rules: rules.version }];
  });
}
