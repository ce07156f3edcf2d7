// The moves of the others in the first shift, and of the learner where the lesson hurries on: what computer players did with this deal.
import { type Move, seatAt } from "@pithead/engine";
import type { Command } from "@pithead/game-coal-baron";

const by = (seat: number, move: Command): Move<Command> => ({ seat: seatAt(seat), move });

/** By the step that they lead to. */
export const BEFORE = {
  draft: [by(2, { type: "draft", order: "carriage-YNGK" }), by(1, { type: "draft", order: "barrow-YNGK" })],
  drafted: [
    by(2, { type: "draft", order: "truck-YYY" }),
    by(1, { type: "draft", order: "engine-N" }),
    by(0, { type: "draft", order: "engine-KK" }),
    by(2, { type: "draft", order: "carriage-N" }),
    by(1, { type: "draft", order: "barrow-K" }),
    by(0, { type: "draft", order: "barrow-GG" }),
  ],
  mine: [
    by(1, { type: "place", space: "order-draw" }),
    by(1, { type: "keep", card: "engine-NN", to: "top", rest: ["carriage-K", "engine-YY", "truck-G", "carriage-KKK"] }),
    by(2, {
      type: "place",
      space: "mining-10",
      steps: [
        { step: "cage", to: "brown" },
        { step: "load", cube: "brown" },
        { step: "cage", to: "gray" },
        { step: "load", cube: "gray" },
        { step: "cage", to: "black" },
        { step: "load", cube: "black" },
        { step: "cage", to: "surface" },
        { step: "fill", order: "carriage-N", spot: "brown", from: "cage" },
        { step: "fill", order: "carriage-YNGK", spot: "gray", from: "cage" },
        { step: "fill", order: "carriage-YNGK", spot: "black", from: "cage" },
      ],
    }),
  ],
  order: [
    by(1, { type: "place", space: "factory-draw" }),
    by(1, { type: "keep", card: "black-light-2", to: "top", rest: ["yellow-light-2", "yellow-light-1", "gray-light-1", "brown-dark-2"] }),
    by(2, { type: "place", space: "factory-5" }),
  ],
  dearer: [
    by(1, {
      type: "place",
      space: "mining-8",
      steps: [
        { step: "cage", to: "gray" },
        { step: "load", cube: "gray" },
        { step: "cage", to: "black" },
        { step: "load", cube: "black" },
        { step: "load", cube: "black" },
        { step: "cage", to: "surface" },
        { step: "fill", order: "barrow-K", spot: "black", from: "cage" },
        { step: "fill", order: "barrow-YNGK", spot: "gray", from: "cage" },
      ],
    }),
    by(2, { type: "place", space: "money-6" }),
  ],
  deliver: [
    by(1, {
      type: "place",
      space: "mining-10",
      steps: [
        { step: "cage", to: "yellow" },
        { step: "load", cube: "yellow" },
        { step: "cage", to: "brown" },
        { step: "load", cube: "brown" },
        { step: "cage", to: "surface" },
        { step: "fill", order: "barrow-YNGK", spot: "yellow", from: "cage" },
        { step: "fill", order: "barrow-YNGK", spot: "brown", from: "cage" },
        { step: "fill", order: "barrow-YNGK", spot: "black", from: "cage" },
      ],
    }),
    by(2, { type: "place", space: "factory-6" }),
  ],
  bank: [
    by(1, { type: "place", space: "money-5" }),
    by(2, { type: "place", space: "order-draw" }),
    by(2, { type: "keep", card: "truck-G", to: "top", rest: ["engine-YY", "carriage-KKK", "barrow-G", "truck-KKK"] }),
  ],
  again: [
    by(1, { type: "place", space: "factory-draw" }),
    by(1, { type: "keep", card: "brown-dark-2", to: "top", rest: ["gray-light-1", "gray-light-2", "brown-light-2", "brown-light-1"] }),
    by(2, {
      type: "place",
      space: "mining-10",
      steps: [
        { step: "cage", to: "yellow" },
        { step: "load", cube: "yellow" },
        { step: "cage", to: "brown" },
        { step: "load", cube: "brown" },
        { step: "cage", to: "gray" },
        { step: "load", cube: "gray" },
        { step: "cage", to: "surface" },
        { step: "fill", order: "carriage-YNGK", spot: "yellow", from: "cage" },
        { step: "fill", order: "carriage-YNGK", spot: "brown", from: "cage" },
        { step: "fill", order: "truck-G", spot: "gray", from: "cage" },
      ],
    }),
    by(0, { type: "place", space: "factory-1" }),
    by(1, { type: "place", space: "order-2" }),
    by(2, { type: "place", space: "delivery-carriage" }),
    by(0, { type: "place", space: "factory-3" }),
    by(1, { type: "place", space: "money-4" }),
    by(2, { type: "place", space: "order-1" }),
  ],
  last: [
    by(1, { type: "place", space: "delivery-barrow" }),
    by(2, { type: "place", space: "money-6" }),
    by(0, { type: "place", space: "order-2" }),
    by(1, { type: "place", space: "factory-7" }),
    by(2, { type: "place", space: "factory-2" }),
  ],
  scoring: [by(1, { type: "place", space: "factory-5" })],
} as const satisfies { readonly [step: string]: readonly Move<Command>[] };
