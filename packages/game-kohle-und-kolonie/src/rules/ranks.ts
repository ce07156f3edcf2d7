// Who wins: most VP, then more engines, then the higher costs of single and large mines, at every place; still tied, they share the rank (§6.0).
import type { Outcome } from "@pithead/engine";
import type { FinalScoring } from "../state.ts";

export function outcomeOf(final: readonly FinalScoring[]): Outcome {
  const ranks = final.map((own) => 1 + final.filter((other) => isAhead(other, own)).length);
  return {
    scores: final.map(({ total }) => total),
    ranks,
    winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
  };
}

function isAhead(other: FinalScoring, own: FinalScoring): boolean {
  if (other.total !== own.total) return other.total > own.total;
  return other.engines === own.engines ? other.mineCosts > own.mineCosts : other.engines > own.engines;
}
