// Each seat's chance of winning from a position of a finished game: thought of once, and kept by the position's hash.
import { createHash } from "node:crypto";
import { type Accuracy, chancesFrom, type Standpoint } from "@pithead/bots";
import { canonicalJson, type Ruleset } from "@pithead/engine";
import type { Mind } from "../bots/mind.ts";
import type { Service } from "../service.ts";

/** Games played on at a time: bots that are asked meanwhile wait for so many at most, a quarter of a second. */
const BATCH = 10;
/** For a batch, on a machine that is busy with everything else: no game is left out for the time it takes, so that the same position is always judged alike. */
const PATIENCE_MS = 60_000;

/** What is played on, and how its end counts: part of the hash, so that a change is judged anew. */
const KIND = "quick policy, by the lead, the more the later";

/** In seat order; they sum to 1. */
export type Judge = (standpoint: Standpoint, accuracy: Accuracy) => Promise<readonly number[]>;

/** @throws Error when the bots don't know the game, or have been stopped. */
export function judgeOf({ db }: Pick<Service, "db">, mind: Mind, rules: Ruleset): Judge {
  return async ({ state, made }, accuracy) => {
    const outcome = rules.outcome(state);
    if (outcome !== undefined) return outcome.ranks.map((rank) => (rank === 1 ? 1 / outcome.winners.length : 0));
    const hash = hashOf({ game: rules.id, rules: rules.version, accuracy, kind: KIND, state, made });
    const kept = await db.positionChances.findUnique({ where: { hash } });
    if (kept !== null) return kept.chances;
    const ends: (readonly number[])[] = [];
    let known: number[] | undefined;
    while (known === undefined) {
      const question = { game: rules.id, rules: rules.version, state, made, first: ends.length, games: BATCH, outOfTimeMs: PATIENCE_MS };
      // The same seed at every position: what two neighbours differ by is then the move between them, and little luck.
      const more = await mind.ask({ ask: "endings", seed: "analysis", ...question });
      if (more === undefined) throw new Error(`The bots cannot judge a position of ${rules.id}.`);
      ends.push(...more);
      known = chancesFrom(ends, accuracy);
    }
    // To a hundredth of a percent, so that what is kept reads as what was worked out.
    const chances = known.map((chance) => Number(chance.toFixed(4)));
    await db.positionChances.createMany({ data: [{ hash, chances }], skipDuplicates: true });
    return chances;
  };
}

function hashOf(position: object): string {
  return createHash("sha256").update(canonicalJson(position)).digest("hex");
}
