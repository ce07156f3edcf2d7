// What the buildings of the works are called.
import type { Phrase } from "../phrase.ts";
import { phrase } from "./messages.ts";

/** A building of the works. */
export type HallName = "factory" | "orders" | "money" | "mining" | "delivery" | "canteen";

export function phraseOfHall(hall: HallName): Phrase {
  return phrase(`hall.${hall}`);
}
