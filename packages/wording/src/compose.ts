// Puts phrases into a language: ICU messages, with pieces kept apart from the words around them.
import { createTranslator } from "use-intl/core";
import { INTL, type Locale } from "./locale.ts";
import { type Name, type Part, type Phrase, type Piece, type Several, textOf, type Value } from "./phrase.ts";

/** The messages of one game in one language: groups of ICU messages. */
export interface Messages {
  readonly [group: string]: { readonly [name: string]: string };
}

/** How a piece is said at one table: by a phrase, or, for a person, by a name. `you`: that person is the reader. */
type Said = { readonly phrase: Phrase } | { readonly name: string; readonly you: boolean };

/** What a composer needs to know of the pieces of a game. */
export interface Naming<P extends Piece> {
  isPiece(value: Piece): value is P;
  say(piece: P): Said;
}

/**
 * A value that is words itself travels through its message as one private-use character and is put back afterwards:
 * so its pieces survive any word order, and nothing that a person typed is ever read as a message.
 */
const FIRST_MARK = 0xe000;
const MARK = /([\ue000-\uf8ff])/;

const HYPHEN_FOR_MINUS = /-(?=\d)/g;

/** For a person's piece named `who` in a message, the message can select on `whoIs`: `you` or `other`. */
export type Compose = <P extends Piece>(phrase: Phrase, naming: Naming<P>) => Part<P>[];

export function composer(locale: Locale, messages: Messages): Compose {
  const joiners = {
    and: new Intl.ListFormat(INTL[locale], { type: "conjunction" }),
    each: new Intl.ListFormat(INTL[locale], { type: "unit" }),
  };
  const translators = new Map(
    Object.entries(messages).map(([group, texts]) => [group, createTranslator({ locale, messages: texts, onError: fail })]),
  );

  function compose<P extends Piece>(phrase: Phrase, naming: Naming<P>): Part<P>[] {
    const marked: Part<P>[][] = [];
    const figures: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(phrase.values ?? {})) {
      if (typeof value === "object") {
        figures[name] = String.fromCharCode(FIRST_MARK + marked.length);
        marked.push(words(value, naming));
        const said = "piece" in value && naming.isPiece(value) ? naming.say(value) : undefined;
        if (said !== undefined && "you" in said) figures[`${name}Is`] = said.you ? "you" : "other";
      } else figures[name] = value;
    }
    return translated(phrase.key, figures)
      .split(MARK)
      .filter((text) => text !== "")
      .flatMap((text) => (MARK.test(text) ? (marked[text.charCodeAt(0) - FIRST_MARK] ?? []) : [{ text }]));
  }

  function translated(key: string, figures: Record<string, string | number>): string {
    const [group = "", name = ""] = key.split(".");
    const translate = translators.get(group);
    if (translate === undefined) throw new Error(`No group of messages for ${key}.`);
    return translate(name, figures).replace(HYPHEN_FOR_MINUS, "−");
  }

  function words<P extends Piece>(value: Piece | Name | Several | Phrase, naming: Naming<P>): Part<P>[] {
    if ("key" in value) return compose(value, naming);
    if ("name" in value) return value.name === "" ? [] : [{ text: value.name }];
    if ("and" in value) return joined(value.and, joiners.and, naming);
    if ("each" in value) return joined(value.each, joiners.each, naming);
    if ("apart" in value)
      return value.apart.flatMap((item, index) => [...(index === 0 ? [] : [{ text: "; " }]), ...itemWords(item, naming)]);
    if (!naming.isPiece(value)) throw new Error(`No such piece: ${value.piece}.`);
    const said = naming.say(value);
    return [{ text: "name" in said ? said.name : textOf(compose(said.phrase, naming)), piece: value }];
  }

  function joined<P extends Piece>(items: readonly Value[], joiner: Intl.ListFormat, naming: Naming<P>): Part<P>[] {
    return joiner.formatToParts(items.map((_, index) => String(index))).flatMap(({ type, value }): Part<P>[] => {
      return itemWords((type === "element" ? items[Number(value)] : value) ?? "", naming);
    });
  }

  function itemWords<P extends Piece>(item: Value, naming: Naming<P>): Part<P>[] {
    return typeof item === "object" ? words(item, naming) : [{ text: String(item) }];
  }

  return compose;
}

/** A message that is missing or wrong is a mistake of ours that the tests find: it is never shown half-said. */
function fail(error: Error): never {
  throw error;
}
