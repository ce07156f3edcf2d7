// What one game adds to the players of all games: how to fill in the unknown, what is worth trying, what a position is worth.
import type { GameTypes, Ruleset, Seat } from "@pithead/engine";
import type { Random } from "./random.ts";

/** The final VP to be expected of one seat, by what they are expected from. */
export type Ledger = { readonly [part: string]: number };

/** Written in method syntax, like `Ruleset`, so that the levels can hold any game's brain without a cast. */
export interface Brain<G extends GameTypes = GameTypes> {
  readonly rules: Ruleset<G>;
  /** How many VP of lead make a win about three times as likely as a loss at the start of a game: the scale on which leads are judged. */
  readonly swing: number;

  /** How hard searches: what did better in tournaments. A tree suits games whose moves are soon listed and judged. */
  readonly search: "tree" | "halving";

  /** A whole state that the seat can't tell from the true one: all it may not know is dealt anew, consistent with all that the view says. */
  determinise(view: G["view"], seat: Seat, random: Random): G["state"];
  /** Sensible whole commands of the seat, composite turns included, every one legal; never empty when the seat is asked. */
  candidates(position: G["position"], seat: Seat, random: Random): G["command"][];
  /** One plausible legal command at once, without looking ahead: for games that are only thought of. */
  policy(position: G["position"], seat: Seat, random: Random): G["command"];
  /** Whether a game that began at `from` and is only thought of, played on by `policy`, can be judged there. */
  isFarEnough(from: G["view"], state: G["state"]): boolean;
  /** The final VP to be expected, in seat order. */
  evaluate(state: G["state"]): number[];
  /** The same taken apart, by what the VP are expected from; the score in one piece when the game is over. */
  ledgers(state: G["state"]): Ledger[];
}
