// A time in which a player was asked, and what a game came to, as the judge finds it.

/** A time in which a player was asked and played themselves. */
export interface Hand {
  readonly gameId: string;
  readonly seat: number;
  readonly userId: string;
  /** Of the position they were asked in. */
  readonly seq: number;
  readonly from: number;
  until: number;
  ended: "open" | "answered" | "bot" | "over" | "time" | "left";
  /** Whether somebody else brought it about: who comes back to it knows. */
  readonly isNews: boolean;
  /** Until when they had to answer, as far as it was known at `at`; null where nothing pressed. */
  deadline(at: number): number | null;
  /** When that share of the time was used, by what came of it; infinite where it never was. */
  used(share: number): number;
}

export interface Lived {
  readonly hands: readonly Hand[];
  readonly faults: readonly string[];
  readonly timeouts: number;
  /** Who sat there at the start; null for bots. */
  readonly seats: readonly (string | null)[];
  /** Who sits there in the end; null for bots. */
  readonly sitting: readonly (string | null)[];
  readonly began: number;
  /** When it was played to its end; undefined where it was not. */
  readonly finished: number | undefined;
  /** Of its last row. */
  readonly lastSeq: number;
  /** Who was asked first. */
  readonly first: readonly number[];
}

/** A seat as it is at one moment of the game. */
export interface Sitting {
  readonly seat: number;
  userId: string | null;
  away: boolean;
  resigned: boolean;
  wantsPause: boolean;
  timeUp: number | null;
  left: number;
  since: number | null;
  hand: Hand | undefined;
  /** Since when a bot is to move. */
  botAsked: number | null;
}
