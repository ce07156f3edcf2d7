// One of the seats, or all: pressed marks in a row.
"use client";

import { SeatMark } from "../../parts/pieces/seat-mark.tsx";

interface SeatChoiceProps {
  label: string;
  names: readonly string[];
  /** Null: all of them. */
  chosen: number | null;
  /** What choosing none of them is called; absent where one must be chosen. */
  all?: string;
  onChoose: (seat: number | null) => void;
}

export function SeatChoice({ label, names, chosen, all, onChoose }: SeatChoiceProps) {
  const seats = names.map((name, seat) => ({ name, seat }));
  return (
    <fieldset className="seg seg--s seg--marks" aria-label={label}>
      {all !== undefined && (
        <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
          {all}
        </button>
      )}
      {seats.map(({ name, seat }) => (
        <button key={seat} type="button" aria-pressed={chosen === seat} aria-label={name} onClick={() => onChoose(seat)}>
          <SeatMark seat={seat} />
        </button>
      ))}
    </fieldset>
  );
}
