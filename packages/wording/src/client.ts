// The same for a page, which is given the messages of its own language and names the words of its own game: neither others are in its script.
export type { Messages } from "./compose.ts";
export * from "./line.ts";
export * from "./locale.ts";
export * from "./phrase.ts";
export * from "./speaker.ts";
export * from "./spoken-game.ts";
export type { Difference, SpokenWords, Standing } from "./words.ts";
