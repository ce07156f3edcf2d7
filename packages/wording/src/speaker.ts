// Says a game's lines, refusals and things in one language.
import { composer, type Messages, type Naming } from "./compose.ts";
import type { Line } from "./line.ts";
import type { Locale } from "./locale.ts";
import { type Part, type Phrase, type Piece, textOf } from "./phrase.ts";
import type { SpokenWords } from "./words.ts";

/** Who sits at the table, in seat order, and which of them reads (null: somebody else). */
export interface Listeners {
  readonly names: readonly string[];
  readonly reader: number | null;
}

/** A language, and one game's messages in it. */
export interface Spoken {
  readonly locale: Locale;
  readonly messages: Messages;
}

export interface Speaker<P extends Piece> {
  /** A line of the log as words with pieces: `textOf` makes a plain text of it. */
  line(line: Line, listeners: Listeners): Part<P>[];
  phrase(phrase: Phrase, listeners: Listeners): Part<P>[];
  /** Why a move was refused, in one sentence. */
  reason(reason: { readonly code: string }, listeners: Listeners): string;
  /** The name of a thing: "truck order for 2 black". A seat has none here. */
  name(piece: P): string;
}

/** The end of a sentence, with the space before the next. */
const SENTENCE_ENDED = /[.!?] $/;

/** Says a game in the language of these messages. `options`: of the table, where they decide what a thing is called. */
export function speakerOf<P extends Piece>(words: SpokenWords<P>, { locale, messages }: Spoken, options: object = {}): Speaker<P> {
  const compose = composer(locale, messages);

  function naming({ names, reader }: Listeners): Naming<P> {
    return {
      isPiece: words.isPiece,
      say: (piece) => {
        const seat = words.seatOf(piece);
        return seat === undefined ? { phrase: words.phraseOfPiece(piece, options) } : { name: names[seat] ?? "", you: seat === reader };
      },
    };
  }

  /** Every sentence of a phrase begins with a capital, unless it begins with a person's name, which is theirs. */
  function sentence(phrase: Phrase, listeners: Listeners): Part<P>[] {
    let isBeginning = true;
    return compose(phrase, naming(listeners)).map((part) => {
      const isPerson = part.piece !== undefined && words.seatOf(part.piece) !== undefined;
      const said = isBeginning && !isPerson ? { ...part, text: part.text.charAt(0).toLocaleUpperCase(locale) + part.text.slice(1) } : part;
      isBeginning = part.piece === undefined && SENTENCE_ENDED.test(part.text);
      return said;
    });
  }

  return {
    line: ({ sentences }, listeners) =>
      sentences.flatMap((phrase, index) => [...(index === 0 ? [] : [{ text: " " }]), ...sentence(phrase, listeners)]),
    phrase: (phrase, listeners) => compose(phrase, naming(listeners)),
    reason: (reason, listeners) => textOf(sentence(words.phraseOfReason(reason, messages), listeners)),
    name: (piece) => textOf(compose(words.phraseOfPiece(piece, options), naming({ names: [], reader: null }))),
  };
}
