// The sheets of sprites as a page is handed them, by the server and by tests: drawn.
import { ColonySprites } from "./colony-sprites.ts";
import { Sprites } from "./sprites.ts";

interface Sheets {
  /** For a board of either game. */
  Sprites: typeof Sprites;
  /** Those that a board of Kohle & Kolonie needs besides. */
  ColonySprites: typeof ColonySprites;
}

/** Undefined in the browser (`sheets-in-browser.ts`): what the server has drawn stays there. */
export const sheets: Sheets | undefined = { Sprites, ColonySprites };
