// How long a computer player thinks.

/** How long the hard level thinks. */
export interface Budget {
  /** How many games it plays in its mind for one move; the level's own number when absent. */
  readonly playouts?: number;
  /** Asked between those games: true ends the thinking with the best move so far. The same seed plays the same only without it. */
  readonly outOfTime?: () => boolean;
}
