// Computer players of three levels, over any ruleset that has a brain.
export type { Brain } from "./brain.ts";
export { brainOf } from "./brains.ts";
export type { Budget } from "./budget.ts";
export * from "./level.ts";
export { choose } from "./play.ts";
