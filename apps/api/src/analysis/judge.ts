// Each seat's chance of winning from a position of a finished game: thought of once, and kept by the position's hash.
import { createHash } from "node:crypto";
import { canonicalJson, type GameTypes, type Ruleset } from "@pithead/engine";
import type { Mind } from "../bots/mind.ts";
import type { Service } from "../service.ts";

/** Games played on at a time: bots that are asked meanwhile wait for so many at most. */
const BATCH = 4;
/** For a batch, on a machine that is busy with everything else: no game is left out for the time it takes, so that the same position is always judged alike. */
const PATIENCE_MS = 60_000;

/** What is played on, and from which seeds: part of the hash, so that a change of either is judged anew. */
const KIND = "quick policy, numbered games, by the lead";

/** @param playouts how many games are played on from the position, a multiple of four */
export type Judge = (state: GameTypes["state"], playouts: number) => Promise<readonly number[]>;

/** @throws Error when the bots don't know the game, or have been stopped. */
export function judgeOf({ db }: Pick<Service, "db">, mind: Mind, rules: Ruleset): Judge {
  return async (state, playouts) => {
    const outcome = rules.outcome(state);
    if (outcome !== undefined) return outcome.ranks.map((rank) => (rank === 1 ? 1 / outcome.winners.length : 0));
    const hash = hashOf({ game: rules.id, rules: rules.version, playouts, kind: KIND, state });
    const kept = await db.positionChances.findUnique({ where: { hash } });
    if (kept !== null) return kept.chances;
    let sums: number[] = [];
    // The same seeds at every position: what two neighbours differ by is then the move between them, and little luck.
    for (let batch = 0; batch < playouts / BATCH; batch++) {
      const question = {
        game: rules.id,
        rules: rules.version,
        state,
        playouts: BATCH,
        seed: `${playouts} games, batch ${batch}`,
        outOfTimeMs: PATIENCE_MS,
      };
      const shares = await mind.ask({ ask: "chances", ...question });
      if (shares === undefined) throw new Error(`The bots cannot judge a position of ${rules.id}.`);
      sums = shares.map((share, seat) => share * BATCH + (sums[seat] ?? 0));
    }
    // To a hundredth of a percent, so that what is kept reads as what was worked out.
    const chances = sums.map((each) => Number((each / playouts).toFixed(4)));
    await db.positionChances.createMany({ data: [{ hash, chances }], skipDuplicates: true });
    return chances;
  };
}

function hashOf(position: object): string {
  return createHash("sha256").update(canonicalJson(position)).digest("hex");
}
