// A day to search from or to. While its year is typed it is a day of long ago: only one of these centuries is searched for.
"use client";

import { useEffect, useState } from "react";
import { InputField } from "../field/input-field.tsx";
import { isDay } from "./day.ts";

interface DayFieldProps {
  label: string;
  /** Empty where there is none. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const change = (day: string) => {
    setTyped(day);
    if (day === "" || isDay(day)) onChange(day);
  };
  return <InputField label={label} type="date" value={typed} min={min || undefined} max={max || undefined} onChange={change} />;
}
