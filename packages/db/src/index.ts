// Postgres: the client, the event store, jobs and notifications. Knows no rules.
export type { Game, GamePlayer, GameStatus, Notice, NoticeState, User } from "../generated/client.ts";
export { Prisma } from "../generated/client.ts";
export * from "./database.ts";
export * from "./jobs.ts";
