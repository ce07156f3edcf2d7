// The steps that are offered next: every legal one, but for arrangements that come to the same.
import { afterSteps, type FlipStep, nextSteps, type Position, playerAt, type Step } from "@pithead/game-kohle-und-kolonie/client";

export function offeredSteps(position: Position, seat: number, steps: readonly Step[]): Step[] {
  const next = nextSteps(position, seat, steps);
  const seen = new Set<string>();
  return next.filter((step) => {
    if (step.step !== "flip") return true;
    const key = `${step.card} ${step.pay ?? ""} ${piecesAfter(position, seat, steps, step)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Where the seat's pieces stand once the card is flipped. */
function piecesAfter(position: Position, seat: number, steps: readonly Step[], flip: FlipStep): string {
  const walk = afterSteps(position, seat, [...steps, flip]);
  if (!walk.ok) return "";
  const { miners, engineers } = playerAt(walk.after, seat);
  const standing = Object.entries({ ...miners, ...engineers }).filter(([, count]) => count > 0);
  return JSON.stringify(standing.toSorted(([one], [other]) => one.localeCompare(other)));
}
