// A small whole number with its label.
import { useId } from "react";

interface NumberFieldProps {
  label: string;
  /** Null until one is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
}

export function NumberField({ label, value, onChange, min = 0, max = 99 }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        required
        value={value ?? ""}
        onChange={(event) => onChange(Math.min(max, Math.max(min, Math.trunc(Number(event.target.value)))))}
      />
    </div>
  );
}
