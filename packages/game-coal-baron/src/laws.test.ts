// Coal Baron obeys the laws of every game, with 2, 3 and 4 players and under both options.
import { obeysTheLaws } from "@pithead/engine-testkit";
import { type CoalBaron, coalBaron } from "./index.ts";
import { census } from "./testing/census.ts";
import { twinOf } from "./testing/twin.ts";

obeysTheLaws<CoalBaron>(coalBaron, {
  options: [{}, { delivered: "hidden" }],
  census,
  indistinguishable: twinOf,
  golden: new URL("./golden/", import.meta.url),
});
