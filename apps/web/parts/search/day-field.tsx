// A day to search from or to. While its year is typed it is a day of long ago: only one of these centuries is searched for.
"use client";

import { useEffect, useState } from "react";
import { isDay } from "./day.ts";

interface DayFieldProps {
  id: string;
  label: string;
  /** Empty where there is none. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

export function DayField({ id, label, value, min, max, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const change = (day: string) => {
    setTyped(day);
    if (day === "" || isDay(day)) onChange(day);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        type="date"
        value={typed}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
