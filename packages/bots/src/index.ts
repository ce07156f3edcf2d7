// Computer players of three levels, over any ruleset that has a brain.
export type { Ledger } from "./brain.ts";
export { brainOf } from "./brains.ts";
export type { Budget } from "./budget.ts";
export { choose, consider, type Question } from "./choose.ts";
export { finishedGame, levelPlayer, type Player, seedOfMove } from "./game.ts";
export * from "./level.ts";
export type { Opinion } from "./opinion.ts";
export { type Random, randomFrom } from "./random.ts";
export { shares } from "./worth.ts";
