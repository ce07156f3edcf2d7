// The arithmetic of clocks: how long a player has, when the time is up, and what does not count. Pure; knows no game and no database.
export * from "./daily-window.ts";
export * from "./local-time.ts";
export * from "./pace.ts";
export * from "./seat-clock.ts";
export * from "./vacation-budget.ts";
