// A small whole number with its label.
import { InputField } from "../../../parts/field/input-field.tsx";

interface NumberFieldProps {
  label: string;
  /** Null until one is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
}

export function NumberField({ label, value, onChange, min = 0, max = 99 }: NumberFieldProps) {
  return (
    <InputField
      label={label}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={1}
      required
      value={value ?? ""}
      onChange={(text) => onChange(Math.min(max, Math.max(min, Math.trunc(Number(text)))))}
    />
  );
}
