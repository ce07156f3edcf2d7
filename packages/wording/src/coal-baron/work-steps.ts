// What a mining turn did: step by step, or summed up.
import type { Color, OrderId, WorkStep } from "@pithead/game-coal-baron/client";
import type { Phrase, Several } from "../phrase.ts";
import { phrase } from "./messages.ts";
import { colorPiece, cubePieces, levelPiece, orderPiece } from "./pieces.ts";

/** One work step, as the move panel and a log taken apart say it. */
export function phraseOfStep(step: WorkStep): Phrase {
  switch (step.step) {
    case "cage":
      return phrase("step.cage", { level: levelPiece(step.to) });
    case "load":
    case "store":
      return phrase(`step.${step.step}`, { color: colorPiece(step.cube) });
    case "fill":
      return phrase("step.fill", {
        color: colorPiece(step.spot),
        order: orderPiece(step.order),
        source: phrase(`source.${step.from}`),
      });
    case "swap": {
      const cubes = step.cubes.map(({ cube, from }) =>
        phrase("part.cubeFrom", { color: colorPiece(cube), source: phrase(`source.${from}`) }),
      );
      return phrase("step.swap", { cubes: { and: cubes }, color: colorPiece(step.spot), order: orderPiece(step.order) });
    }
  }
}

/** All the steps in one list: what was loaded, what went onto which order, what was stored; the cage alone only when nothing else was done. */
export function deedsOf(steps: readonly WorkStep[]): Several {
  const deeds: Phrase[] = [];
  const loaded = steps.flatMap((step) => (step.step === "load" ? [step.cube] : []));
  if (loaded.length > 0) deeds.push(phrase("deed.loaded", { cubes: cubePieces(loaded) }));
  for (const [order, spots] of filledSpots(steps)) {
    deeds.push(phrase("deed.filled", { cubes: cubePieces(spots), order: orderPiece(order) }));
  }
  for (const step of steps) {
    if (step.step !== "swap") continue;
    const cubes = cubePieces(step.cubes.map(({ cube }) => cube));
    deeds.push(phrase("deed.swapped", { cubes, color: colorPiece(step.spot), order: orderPiece(step.order) }));
  }
  const stored = steps.flatMap((step) => (step.step === "store" ? [step.cube] : []));
  if (stored.length > 0) deeds.push(phrase("deed.stored", { cubes: cubePieces(stored) }));
  const last = steps.at(-1);
  if (deeds.length === 0 && last?.step === "cage") deeds.push(phrase("deed.caged", { level: levelPiece(last.to) }));
  return { each: deeds };
}

function filledSpots(steps: readonly WorkStep[]): Map<OrderId, Color[]> {
  const filled = new Map<OrderId, Color[]>();
  for (const step of steps) {
    if (step.step === "fill") filled.set(step.order, [...(filled.get(step.order) ?? []), step.spot]);
  }
  return filled;
}
