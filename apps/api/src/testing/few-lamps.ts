// For tests: Lamps with one lamp for everybody and no token. Who has lit it has one move left in every round.
import type { Ruleset } from "@pithead/engine";
import { type Lamps, lamps } from "@pithead/engine/testing";

export const fewLamps: Ruleset<Lamps> = {
  ...lamps,
  id: "few-lamps",
  setup: (options, seats, deal) => {
    const state = lamps.setup(options, seats, deal);
    return { ...state, lamps: state.lamps.map(() => ({ oil: 1, wax: 0 })), stack: [], left: 0 };
  },
};
