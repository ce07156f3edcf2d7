// Who wins: most VP, then most marks left after paying for VP, at every place; still tied, they share the rank (rulebook, "End of the game").
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
  return other.total === own.total ? other.marksLeft > own.marksLeft : other.total > own.total;
}
