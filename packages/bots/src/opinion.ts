// What a level thinks of the moves it looked at.

export interface Opinion<Command> {
  readonly command: Command;
  /** What the move is worth to the seat that makes it, between 0 and 1: about its chance of winning. */
  readonly worth: number;
}

/** The best first; among equals the one that was found first. */
export function byWorth<C>(opinions: readonly Opinion<C>[]): Opinion<C>[] {
  return opinions.toSorted((one, other) => other.worth - one.worth);
}
