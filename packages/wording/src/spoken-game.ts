// Which games have words.

const SPOKEN_GAMES = ["coal-baron", "kohle-und-kolonie"] as const;
export type SpokenGame = (typeof SPOKEN_GAMES)[number];

export function isSpokenGame(game: string): game is SpokenGame {
  return SPOKEN_GAMES.some((spoken) => spoken === game);
}
