// A small whole number with its label.
import { useId } from "react";

interface NumberFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  max?: number;
}

export function NumberField({ label, value, onChange, max = 99 }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        step={1}
        required
        value={value}
        onChange={(event) => onChange(Math.min(max, Math.max(0, Math.trunc(Number(event.target.value)))))}
      />
    </div>
  );
}
