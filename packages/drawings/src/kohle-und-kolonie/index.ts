// The drawings of Kohle & Kolonie.
export { EngineerHat } from "./engineer-hat.ts";
export { fieldName, townOf } from "./facts.ts";
export { SHEET } from "./map/curves.ts";
export { CoalfieldMap, type MapDress } from "./map/map.ts";
export {
  fieldStand,
  minersOnStation,
  nextPurchases,
  type Ownership,
  ownersOf,
  purchasesARound,
  settlementsIn,
} from "./ownership.ts";
