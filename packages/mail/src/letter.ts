// A letter before it becomes HTML and text: every mail of ours is made of these parts, in this order.

export interface Letter {
  readonly subject: string;
  /** What an inbox shows behind the subject. */
  readonly preview: string;
  /** At the right of the letterhead: what the mail is about. */
  readonly about: string;
  readonly heading: string;
  readonly lead: string;
  readonly deadline?: Deadline;
  readonly button: { readonly label: string; readonly href: string };
  /** The address in full under the button, for those whose mail program shows no button. */
  readonly linkNote?: string;
  readonly recap?: { readonly heading: string; readonly lines: readonly RecapLine[]; readonly more?: string };
  readonly standing?: Figures;
  readonly talks?: readonly Talk[];
  readonly picture?: LetterPicture;
  readonly waiting?: { readonly heading: string; readonly games: readonly WaitingGame[] };
  /** Why the reader gets this mail. */
  readonly foot: string;
  /** After the foot: what the reader can change about such mails. */
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

export interface Deadline {
  readonly label: string;
  /** The time in words, in the reader's own zone. */
  readonly time: string;
  readonly note: string;
}

/** One line of what happened. `strong` sets names off. */
export interface RecapLine {
  /** Whose line it is; null when it is nobody's. */
  readonly seat: number | null;
  readonly words: readonly { readonly text: string; readonly strong: boolean }[];
}

/** A line as it is told to the mails, which say it in the reader's language. */
export interface Happened extends RecapLine {
  /** Why the move that it begins with was made by itself: the only one, by standing order, or by a bot that plays on. */
  readonly auto: "forced" | "order" | "bot" | null;
}

/** How each seat stands: one figure for each column. */
export interface Figures {
  readonly heading: string;
  /** A long word holds soft hyphens, by which it may break where columns are narrow. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly seat: number; readonly name: string; readonly figures: readonly number[] }[];
}

/** What was said at one table. */
export interface Talk {
  readonly heading: string;
  readonly href: string;
  /** Of what is left out; before the lines. */
  readonly more?: string;
  readonly lines: readonly RecapLine[];
}

export interface WaitingGame {
  readonly title: string;
  readonly href: string;
  readonly detail: string;
  readonly aside: string;
}

/** The board as it is now: the HTML shows it, the text says it. */
export interface LetterPicture {
  /** Twice as wide as the sheet. */
  readonly png: Uint8Array;
  /** What it shows, in words. */
  readonly alt: string;
}

/** A mail, ready to be sent. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** What the HTML shows by its `cid`. */
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly cid: string;
  readonly content: Uint8Array;
}
