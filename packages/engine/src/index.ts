// The kernel: what a game is, fair chance, replay and the record.
export * from "./chance.ts";
export * from "./fairness.ts";
export * from "./json.ts";
export * from "./record.ts";
export * from "./replay.ts";
export * from "./ruleset.ts";
export * from "./seat.ts";
export * from "./verify.ts";
