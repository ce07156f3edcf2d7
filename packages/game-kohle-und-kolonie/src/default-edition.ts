// The edition that comes with the game.
import history from "../editions/history.json" with { type: "json" };
import type { Edition } from "./edition.ts";

/** Undefined in the browser (`default-edition-in-browser.ts`): it is data, so pages fetch it as data and give it in. */
export const defaultEdition: Edition | undefined = history;
