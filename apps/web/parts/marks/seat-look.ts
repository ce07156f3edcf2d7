// How the seats of a table look: a colour and a shape are one thing.

const SEAT_LOOKS = ["red", "blue", "green", "plum", "orange"] as const;
export type SeatLook = (typeof SEAT_LOOKS)[number];

/** The look of a seat, from 0. @throws RangeError when there is no such seat. */
export function lookOf(seat: number): SeatLook {
  const look = SEAT_LOOKS[seat];
  if (look === undefined) throw new RangeError(`No look for seat ${seat}.`);
  return look;
}
