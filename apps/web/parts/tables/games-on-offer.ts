// The games one can open a table of.
import type { BotLevel, Table } from "@pithead/contracts";

export const GAMES = ["coal-baron", "kohle-und-kolonie"] as const;
export type GameName = (typeof GAMES)[number];

const SEATS: Record<GameName, readonly number[]> = { "coal-baron": [2, 3, 4], "kohle-und-kolonie": [3, 4, 5] };

/** How well bots play, worst first. */
export const BOT_LEVELS = ["easy", "medium", "hard"] as const satisfies readonly BotLevel[];

/** How many may play, fewest first. */
export function seatsOf(game: GameName): readonly number[] {
  return SEATS[game];
}

/** How many may play at any table, fewest first. */
export function seatsOfAny(): number[] {
  return [...new Set(Object.values(SEATS).flat())].sort((one, other) => one - other);
}

/** The fewest who can play at the table. */
export function fewestAt(table: Table): number {
  return isGame(table.game) ? (seatsOf(table.game)[0] ?? table.seats) : table.seats;
}

export function isGame(name: string): name is GameName {
  return GAMES.some((game) => game === name);
}
