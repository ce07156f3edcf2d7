// The HTTP and socket messages of the API. Knows no game.
export * from "./accounts.ts";
export * from "./analysis.ts";
export * from "./chat.ts";
export * from "./clocks.ts";
export * from "./editions.ts";
export * from "./games.ts";
export * from "./hints.ts";
export * from "./invitations.ts";
export * from "./notices.ts";
export * from "./problem.ts";
export * from "./size.ts";
export * from "./socket.ts";
export * from "./standing-orders.ts";
export * from "./streams.ts";
export * from "./tables.ts";
export * from "./text.ts";
export * from "./tokens.ts";
