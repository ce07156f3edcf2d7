// The keys that the words of Kohle & Kolonie must have in every language.
import type en from "../../messages/en/kohle-und-kolonie.json";
import type { Phrase, Values } from "../phrase.ts";

export type KohleUndKolonieMessages = typeof en;

type Group = keyof KohleUndKolonieMessages;
export type Key = { [G in Group]: `${G}.${keyof KohleUndKolonieMessages[G] & string}` }[Group];

/** A phrase whose message exists. */
export function phrase(key: Key, values: Values = {}): Phrase {
  return { key, values };
}
