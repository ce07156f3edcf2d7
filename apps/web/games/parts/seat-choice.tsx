// One of the seats, or all: pressed marks in a row.
"use client";

import { useTranslations } from "next-intl";
import { SeatMark } from "../../parts/pieces/seat-mark.tsx";

interface SeatChoiceProps {
  label: string;
  names: readonly string[];
  /** Null: all of them. */
  chosen: number | null;
  withAll?: boolean;
  onChoose: (seat: number | null) => void;
}

export function SeatChoice({ label, names, chosen, withAll, onChoose }: SeatChoiceProps) {
  const t = useTranslations("history");
  const seats = names.map((name, seat) => ({ name, seat }));
  return (
    <fieldset className="seg seg--s seg--marks" aria-label={label}>
      {withAll && (
        <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
          {t("all")}
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
