// Messages as pages format them: read once on the server, so that no reader of ICU messages is in the script (13 kB less).
import { messagesOf, type SpokenGame, type Messages as SpokenMessages } from "@pithead/wording";
import compile from "icu-minify/compile";
import type { Language } from "./languages.ts";
import { type Messages, messagesIn } from "./messages.ts";

const kept = new Map<object, unknown>();

/** The words of all pages in a language, ready to be formatted. */
export function readyMessages(language: Language): Messages {
  return ready(messagesIn(language));
}

/** What is said of a game in a language, ready to be formatted. */
export function readyWords(language: Language, game: SpokenGame): SpokenMessages {
  return ready(messagesOf(language, game));
}

/** Typed as what was read: only the formatter looks inside a message. */
function ready<M extends object>(messages: M): M {
  const made = kept.get(messages) ?? read(messages);
  kept.set(messages, made);
  return made as M;
}

/** Of plain objects, as they are when a page is handed them. */
function read(messages: object): unknown {
  const made: unknown = JSON.parse(JSON.stringify(messages), (_key, value: unknown) =>
    typeof value === "string" ? compile(value) : value,
  );
  return structuredClone(made);
}
