// Computer players of three levels, over any ruleset that has a brain.
export type { Ledger } from "./brain.ts";
export { brainOf } from "./brains.ts";
export type { Budget } from "./budget.ts";
export { calmed } from "./calmed.ts";
export { type Accuracy, chancesFrom, endings, type Numbered, type Standpoint } from "./chances.ts";
export { choose, consider, type Question } from "./choose.ts";
export { finishedGame, levelPlayer, type Player, seedOfMove } from "./game.ts";
export * from "./level.ts";
export type { Opinion } from "./opinion.ts";
export { randomFrom } from "./random.ts";
