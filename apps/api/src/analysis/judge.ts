// Each seat's chance of winning from a position of a finished game: thought of once, and kept by the position's hash.
import { createHash } from "node:crypto";
import { canonicalJson, type GameTypes, type Ruleset } from "@pithead/engine";
import type { Mind } from "../bots/mind.ts";
import type { Service } from "../service.ts";

/** How hard a position is thought about. */
export interface Care {
  /** Games played on from it. */
  readonly playouts: number;
  /** After so long no further ones are begun. */
  readonly mostMs: number;
}

export type Judge = (state: GameTypes["state"], care: Care) => Promise<readonly number[]>;

/** @throws Error when the bots don't know the game, or have been stopped. */
export function judgeOf({ db }: Pick<Service, "db">, mind: Mind, rules: Ruleset): Judge {
  return async (state, care) => {
    const outcome = rules.outcome(state);
    if (outcome !== undefined) return outcome.ranks.map((rank) => (rank === 1 ? 1 / outcome.winners.length : 0));
    const hash = hashOf({ game: rules.id, rules: rules.version, playouts: care.playouts, state });
    const kept = await db.positionChances.findUnique({ where: { hash } });
    if (kept !== null) return kept.chances;
    const question = { game: rules.id, rules: rules.version, state, playouts: care.playouts, seed: hash, outOfTimeMs: care.mostMs };
    const chances = await mind.ask({ ask: "chances", ...question });
    if (chances === undefined) throw new Error(`The bots cannot judge a position of ${rules.id}.`);
    await db.positionChances.createMany({ data: [{ hash, chances: [...chances] }], skipDuplicates: true });
    return chances;
  };
}

function hashOf(position: object): string {
  return createHash("sha256").update(canonicalJson(position)).digest("hex");
}
