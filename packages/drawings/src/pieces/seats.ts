// A seat's mark: colour and shape are one thing, chosen by the seat's index (red circle, blue square, green triangle, plum diamond, orange cross).

export const SEAT_MARKS = ["red", "blue", "green", "plum", "orange"] as const;
export type SeatMarkName = (typeof SEAT_MARKS)[number];

/** The mark of a seat by its index, from 0 clockwise. @throws RangeError when there is no such seat. */
export function markOf(seat: number): SeatMarkName {
  const mark = SEAT_MARKS[seat];
  if (mark === undefined) throw new RangeError(`No mark for seat ${seat}.`);
  return mark;
}

/** The class that sets `--pc` and `--on-pc`; every piece of a seat reads only these. */
export function seatClass(seat: number): string {
  return `seat-${markOf(seat)}`;
}
