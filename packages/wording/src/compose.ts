// Puts phrases into a language: ICU messages, with pieces kept apart from the words around them.
import { createTranslator } from "use-intl/core";
import { INTL, type Locale } from "./locale.ts";
import { type Part, type Phrase, type Piece, textOf, type Value } from "./phrase.ts";

/** The messages of one game in one language: groups of ICU messages. */
export interface Messages {
  readonly [group: string]: { readonly [name: string]: string };
}

/**
 * How a thing stands in its sentence, where a language has more than one form for it: a tag around it, `<dat>{space}</dat>`,
 * that the thing's own message selects on as `form`. Cases; an adjective before a neuter or a plural; with its article; a place with its preposition.
 */
const FORMS = ["acc", "dat", "neut", "pl", "def", "whither", "whence", "where"] as const;
type Form = (typeof FORMS)[number] | "plain";

/** How a piece is said at one table: by a phrase, or, for a person, by a name. `you`: that person is the reader. */
type Said = { readonly phrase: Phrase } | { readonly name: string; readonly you: boolean };

/** What a composer needs to know of the pieces of a game. */
export interface Naming<P extends Piece> {
  isPiece(value: Piece): value is P;
  say(piece: P): Said;
}

/** A value that is words itself. */
type Words = Exclude<Value, number | string>;

/**
 * It travels through its message as one private-use character and is put back afterwards:
 * so its pieces survive any word order, and nothing that a person typed is ever read as a message.
 */
const FIRST_MARK = 0xe000;
const MARK = /([\ue000-\uf8ff])/;

const HYPHEN_FOR_MINUS = /-(?=\d)/g;

/** For a person's piece named `who` in a message, the message can select on `whoIs`: `you` or `other`. */
export type Compose = <P extends Piece>(phrase: Phrase, naming: Naming<P>, form?: Form) => Part<P>[];

export function composer(locale: Locale, messages: Messages): Compose {
  const conjunction = new Intl.ListFormat(INTL[locale], { type: "conjunction" });
  const translators = new Map(
    Object.entries(messages).map(([group, texts]) => [group, createTranslator({ locale, messages: texts, onError: fail })]),
  );

  function compose<P extends Piece>(phrase: Phrase, naming: Naming<P>, form: Form = "plain"): Part<P>[] {
    const marked: { value: Words; parts: Part<P>[] }[] = [];
    const mark = (value: Words, as?: Form): string => {
      marked.push({ value, parts: words(value, naming, as) });
      return String.fromCharCode(FIRST_MARK + marked.length - 1);
    };
    const at = (char: string) => marked[char.charCodeAt(0) - FIRST_MARK];

    const figures: Record<string, string | number> = { form };
    for (const [name, value] of Object.entries(phrase.values ?? {})) {
      if (typeof value === "object") {
        figures[name] = mark(value);
        const said = "piece" in value && naming.isPiece(value) ? naming.say(value) : undefined;
        if (said !== undefined && "you" in said) figures[`${name}Is`] = said.you ? "you" : "other";
      } else figures[name] = value;
    }
    const inForm = (as: Form) => (inner: unknown) => {
      const said = [inner]
        .flat()
        .join("")
        .split(MARK)
        .map((text) => {
          const found = MARK.test(text) ? at(text) : undefined;
          return found === undefined ? text : mark(found.value, as);
        });
      return said.join("");
    };
    return translated(phrase.key, figures, inForm)
      .split(MARK)
      .filter((text) => text !== "")
      .flatMap((text) => (MARK.test(text) ? (at(text)?.parts ?? []) : [{ text }]));
  }

  function translated(key: string, figures: Record<string, string | number>, inForm: (form: Form) => (inner: unknown) => string): string {
    const [group = "", name = ""] = key.split(".");
    const translate = translators.get(group);
    if (translate === undefined) throw new Error(`No group of messages for ${key}.`);
    const tags = Object.fromEntries(FORMS.map((form) => [form, inForm(form)]));
    return translate.markup(name, { ...figures, ...tags }).replace(HYPHEN_FOR_MINUS, "−");
  }

  function words<P extends Piece>(value: Words, naming: Naming<P>, form?: Form): Part<P>[] {
    if ("key" in value) return compose(value, naming, form);
    if ("name" in value) return value.name === "" ? [] : [{ text: value.name }];
    if ("and" in value) return joined(value.and, naming, form);
    if ("each" in value) return separated(value.each, ", ", naming, form);
    if ("apart" in value) return separated(value.apart, "; ", naming, form);
    if (!naming.isPiece(value)) throw new Error(`No such piece: ${value.piece}.`);
    const said = naming.say(value);
    return [{ text: "name" in said ? said.name : textOf(compose(said.phrase, naming, form)), piece: value }];
  }

  function joined<P extends Piece>(items: readonly Value[], naming: Naming<P>, form?: Form): Part<P>[] {
    return conjunction.formatToParts(items.map((_, index) => String(index))).flatMap(({ type, value }): Part<P>[] => {
      return itemWords((type === "element" ? items[Number(value)] : value) ?? "", naming, form);
    });
  }

  function separated<P extends Piece>(items: readonly Value[], by: string, naming: Naming<P>, form?: Form): Part<P>[] {
    return items.flatMap((item, index) => [...(index === 0 ? [] : [{ text: by }]), ...itemWords(item, naming, form)]);
  }

  function itemWords<P extends Piece>(item: Value, naming: Naming<P>, form?: Form): Part<P>[] {
    return typeof item === "object" ? words(item, naming, form) : [{ text: String(item) }];
  }

  return compose;
}

/** A message that is missing or wrong is a mistake of ours that the tests find: it is never shown half-said. */
function fail(error: Error): never {
  throw error;
}
