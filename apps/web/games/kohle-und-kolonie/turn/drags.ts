// What can be dragged while a turn of Kohle & Kolonie is built: a miner between places, a mine card to a slot.
import type { Place, Step } from "@pithead/game-kohle-und-kolonie/client";
import type { DraggableOf } from "../../parts/drag/use-drag.ts";
import type { Target } from "../board/look.ts";
import { ownPart, placePart } from "../motion/board-parts.ts";
import { miner } from "../motion/pieces.ts";
import type { Built } from "./built.ts";
import type { TurnInHand } from "./use-turn.ts";

const SUPPLY: Place = "supply";

/** The parts of the board whose piece can be dragged now: a place with an own miner, a card on display. */
export function draggable(built: Built | undefined): ReadonlySet<Target> {
  if (built?.kind !== "turn") return new Set();
  return new Set(
    built.next.flatMap((step): Target[] =>
      step.step === "buyMine" ? [`card:${step.card}`] : isMiner(step) ? [`place:${fromOf(step)}`] : [],
    ),
  );
}

/** Undefined while nothing can be dragged. `seat`: whose turn it is. Pieces are called by the part of the board they lie on. */
export function dragsOf(
  built: Built | undefined,
  seat: number | null,
  turn: Pick<TurnInHand, "pick" | "chooseAll">,
): DraggableOf | undefined {
  if (seat === null || built?.kind !== "turn") return undefined;
  return (name) => {
    const drops = new Map<string, () => void>();
    for (const step of built.next) {
      if (step.step === "buyMine" && `card:${step.card}` === name) {
        const { card, slot } = step;
        const facets = [
          { of: "kind", kind: "buyMine", via: false },
          { of: "card", card },
          { of: "slot", slot },
        ] as const;
        drops.set(ownPart(seat, `slot:${slot}`)[0] ?? "", () => turn.chooseAll(facets));
      }
      if (!isMiner(step) || `place:${fromOf(step)}` !== name) continue;
      const place = placePart(seat, step.step === "place" ? step.at : step.to)[0] ?? "";
      // By the action where it allows it, else by the bonus marker.
      if (!drops.has(place) || step.via === undefined) drops.set(place, () => turn.pick({ pick: "step", step }));
    }
    if (drops.size === 0) return undefined;
    return name.startsWith("card:") ? { picture: "copy", drops, isLarge: true } : { picture: miner(seat), drops };
  };
}

type MinerStep = Extract<Step, { step: "place" | "move" }>;

function isMiner(step: Step): step is MinerStep {
  return step.step === "place" || step.step === "move";
}

function fromOf(step: MinerStep): Place {
  return step.step === "place" ? SUPPLY : step.from;
}
