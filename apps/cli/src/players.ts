// Who plays a simulated game: random players, or computer players of a level.
import { brainOf, LEVELS, levelPlayer, type Player, randomFrom } from "@pithead/bots";
import type { Ruleset } from "@pithead/engine";
import { randomCommand } from "@pithead/engine-testkit/random-player";
import { trouble } from "./trouble.ts";

const NAMES = ["random", ...LEVELS] as const;
export type PlayerName = (typeof NAMES)[number];

/** The players by their names, one for all seats or one for each; undefined when all of them move at random. */
export function playersNamed(text: string, seats: number, rules: Ruleset): PlayerName[] | undefined {
  const parts = text.split(",");
  if (parts.length !== 1 && parts.length !== seats) throw trouble(`--players ${text}: must be one name, or one for each of ${seats} seats`);
  const names = parts.map((part) => NAMES.find((name) => name === part) ?? refuse(text, part));
  const [only = "random"] = names;
  const all = names.length === 1 ? Array.from({ length: seats }, () => only) : names;
  if (all.every((name) => name === "random")) return undefined;
  if (brainOf(rules.id, rules.version) === undefined) throw trouble(`--players ${text}: only random players know ${rules.id}`);
  return all;
}

export function playerOf(rules: Ruleset, name: PlayerName, playouts: number | undefined): Player {
  if (name !== "random") return levelPlayer(rules, name, playouts);
  return (view, seat, seed) => randomCommand(rules, view, seat, randomFrom(seed));
}

/** What the record calls them: `Hard 1`, by seat. */
export function titlesOf(names: readonly PlayerName[]): string[] {
  return names.map((name, seat) => `${name.charAt(0).toUpperCase()}${name.slice(1)} ${seat + 1}`);
}

function refuse(text: string, part: string): never {
  throw trouble(`--players ${text}: there is no "${part}"; choose from ${NAMES.join(", ")}`);
}
