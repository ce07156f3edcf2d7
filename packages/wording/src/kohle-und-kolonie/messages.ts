// The words of Kohle & Kolonie in every language, and the keys that each of them must have.
import en from "../../messages/en/kohle-und-kolonie.json" with { type: "json" };
import type { Locale } from "../locale.ts";
import type { Phrase, Values } from "../phrase.ts";

export type KohleUndKolonieMessages = typeof en;

export const MESSAGES: { readonly [locale in Locale]: KohleUndKolonieMessages } = { en };

type Group = keyof KohleUndKolonieMessages;
export type Key = { [G in Group]: `${G}.${keyof KohleUndKolonieMessages[G] & string}` }[Group];

/** A phrase whose message exists. */
export function phrase(key: Key, values: Values = {}): Phrase {
  return { key, values };
}
