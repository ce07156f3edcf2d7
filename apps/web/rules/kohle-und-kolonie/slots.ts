// The slots whose mines can't be secured for a coin, as the rules name them.
import { componentsFor } from "@pithead/game-kohle-und-kolonie/client";

export function notForCoins(and: string): string {
  return [...componentsFor({}, 4).slots.values()].flatMap(({ id, coinSecurable }) => (coinSecurable ? [] : [id])).join(and);
}
