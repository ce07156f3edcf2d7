// What notices are about, how they go out, and what becomes of them.

export const CHANNELS = ["mail", "push", "webhook", "feed"] as const;
export type Channel = (typeof CHANNELS)[number];

/** `table-full`: the last seat was taken, and the game has begun; `started`: its owner has started it. */
export type Kind = "turn" | "reminder-50" | "reminder-80" | "table-full" | "started" | "game-over" | TableKind;

/** Kinds that need no game under way, and go out by mail alone: being asked to a table, and what was said at one. */
export type TableKind = "invited" | "chat";

/** Kinds that say that the player is asked: all that are due tell it in one message. */
export const ASKING: readonly Kind[] = ["turn", "reminder-50", "reminder-80"];

/** Kinds that say that a game has begun. */
const STARTING: readonly Kind[] = ["table-full", "started"];

/** Why a notice is never sent. */
export type SkipReason =
  | "away"
  | "not-your-turn"
  | "moved-since"
  | "seen"
  | "game-over"
  | "no-address"
  | "no-device"
  | "switched-off"
  | "mail-stopped"
  | "webhook-off"
  | "answered"
  | "table-closed";

/** Why a notice waits although its time has come. */
export type WaitReason = "quiet-hours" | "digest" | "seen" | "deadline-moved" | "try-again";

export function isChannel(word: string): word is Channel {
  return CHANNELS.some((channel) => channel === word);
}

export function isAsking(kind: string): boolean {
  return ASKING.some((asking) => asking === kind);
}

export function isTableKind(kind: string): kind is TableKind {
  return kind === "invited" || kind === "chat";
}

export function isStarting(kind: string): boolean {
  return STARTING.some((starting) => starting === kind);
}

/** The share of the time used at which a reminder is due; undefined for other kinds. */
export function shareOf(kind: string): number | undefined {
  return kind === "reminder-50" ? 0.5 : kind === "reminder-80" ? 0.8 : undefined;
}
