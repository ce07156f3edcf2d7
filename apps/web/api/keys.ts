// The names under which answers are kept in the browser.
import type { LookAs } from "@pithead/contracts";
import type { TablesWanted } from "./calls.ts";

export const keys = {
  session: ["session"] as const,
  mailedLink: (asked: number) => ["mailed-link", asked] as const,
  ledger: ["ledger"] as const,
  noticeSettings: ["notice-settings"] as const,
  gameNotices: (id: string) => ["game-notices", id] as const,
  tokens: ["tokens"] as const,
  vacation: ["vacation"] as const,
  myGames: ["my-games"] as const,
  allTables: ["tables"] as const,
  tables: (wanted: TablesWanted) => ["tables", wanted] as const,
  table: (id: string) => ["table", id] as const,
  invitations: (id: string) => ["invitations", id] as const,
  chat: (id: string) => ["chat", id] as const,
  edition: (game: string, name: string) => ["edition", game, name] as const,
  game: (id: string) => ["game", id] as const,
  position: (id: string, seq: number, as?: LookAs) => ["position", id, seq, as ?? null] as const,
  log: (id: string, from: number, to?: number, as?: LookAs) => ["log", id, from, to ?? null, as ?? null] as const,
  course: (id: string, seq: number) => ["course", id, seq] as const,
  standingOrders: (id: string, seq: number) => ["standing-orders", id, seq] as const,
  hint: (id: string, seq: number) => ["hint", id, seq] as const,
  analysis: (id: string) => ["analysis", id] as const,
  allLogs: (id: string) => ["log", id] as const,
};
