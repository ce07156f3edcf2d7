// The keys that the words of Coal Baron must have in every language.
import type en from "../../messages/en/coal-baron.json";
import type { Phrase, Values } from "../phrase.ts";

export type CoalBaronMessages = typeof en;

type Group = keyof CoalBaronMessages;
export type Key = { [G in Group]: `${G}.${keyof CoalBaronMessages[G] & string}` }[Group];

/** A phrase whose message exists. */
export function phrase(key: Key, values: Values = {}): Phrase {
  return { key, values };
}
