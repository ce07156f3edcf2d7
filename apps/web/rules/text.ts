// What a rules page is made of: sections of paragraphs, lists and figures, in one language.

/** Paragraphs are plain text in which **two stars** make a term stand out. */
export type Block = string | { readonly list: readonly string[] } | { readonly steps: readonly string[] } | Figure | Example;

/** A figure drawn or tabled from the game's components; `caption` says what it shows. */
export interface Figure {
  readonly figure: string;
  readonly caption: string;
}

/** An example to click through: real positions, drawn as the board is, with a sentence for each. */
export interface Example {
  readonly example: string;
  readonly caption: string;
  readonly says: readonly string[];
}

interface Section {
  /** The part of the page's address after #, the same in every language. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export interface RulesText {
  /** The name of the game. */
  readonly title: string;
  readonly lead: string;
  /** The words of the page around the text. */
  readonly page: { readonly rules: string; readonly contents: string; readonly learn: string };
  readonly sections: readonly Section[];
}

/** A table that a figure is: cells in rows, the first row and column head the others. */
export interface FigureTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}
