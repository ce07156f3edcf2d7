// Postgres: the client, the event store, jobs and news. Knows no rules.
export type {
  BotLevel,
  Game,
  GamePlayer,
  GameStatus,
  Notice,
  NoticeState,
  NoticeWishes,
  PushDevice,
  User,
  Webhook,
} from "../generated/client.ts";
export { Prisma } from "../generated/client.ts";
export * from "./chain.ts";
export * from "./database.ts";
export * from "./editions.ts";
export * from "./failing-mails.ts";
export * from "./jobs.ts";
export * from "./log.ts";
export * from "./mailed-links.ts";
export * from "./newcomers.ts";
export * from "./news.ts";
export * from "./origin.ts";
export * from "./overdue.ts";
export * from "./secret.ts";
export * from "./standing-orders.ts";
export * from "./stored-games.ts";
