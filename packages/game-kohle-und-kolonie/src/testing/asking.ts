// For tests: positions in which a seat is asked something, put together by hand.
import type { PlayerPosition, Position, Question } from "../state.ts";
import { newGame } from "./table.ts";

/** The set-up of a game of four with what `change` makes of it. Seat 0 is asked. */
export function positionAsking(question: Question, change: (position: Position) => void = () => {}): Position {
  const position = newGame(4);
  position.asked = { seat: 0, question };
  change(position);
  return position;
}

/** Changes what seat 0 has. */
export function having(change: Partial<PlayerPosition>): (position: Position) => void {
  return ({ players: [player] }) => Object.assign(player ?? {}, change);
}
