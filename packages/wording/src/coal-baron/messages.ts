// The words of Coal Baron in every language, and the keys that each of them must have.
import en from "../../messages/en/coal-baron.json" with { type: "json" };
import type { Locale } from "../locale.ts";
import type { Phrase, Values } from "../phrase.ts";

export type CoalBaronMessages = typeof en;

export const MESSAGES: { readonly [locale in Locale]: CoalBaronMessages } = { en };

type Group = keyof CoalBaronMessages;
export type Key = { [G in Group]: `${G}.${keyof CoalBaronMessages[G] & string}` }[Group];

/** A phrase whose message exists. */
export function phrase(key: Key, values: Values = {}): Phrase {
  return { key, values };
}
