// Who sits where, and who looks.

declare const brand: unique symbol;

/** A place at the table: 0 sits first, seats go clockwise (`record.md`, `players`). */
export type Seat = number & { readonly [brand]: "Seat" };

/** Somebody who looks at a game: a seat, or anybody else. */
export type Viewer = Seat | "spectator";

/** The `count` seats of a table, in seat order. */
export function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, index) => seatAt(index));
}

/** Reads a seat at the edge of the program. @throws RangeError when `index` is no whole number from 0. */
export function seatAt(index: number): Seat {
  if (!isSeat(index)) throw new RangeError(`No seat ${index}.`);
  return index;
}

function isSeat(index: number): index is Seat {
  return Number.isInteger(index) && index >= 0;
}
