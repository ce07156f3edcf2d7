// One of a few: radio buttons drawn as one bar.
import type { ReactNode } from "react";

interface ChoiceProps<Value extends string | number> {
  legend: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: { value: Value; label: string; note?: string; picture?: ReactNode }[];
}

export function Choice<Value extends string | number>({ legend, name, value, onChange, choices }: ChoiceProps<Value>) {
  return (
    <fieldset className="field">
      <legend className="legend">{legend}</legend>
      <div className="seg">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input className="sr" type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            {choice.picture && <span className="seg__pic">{choice.picture}</span>}
            <span>{choice.label}</span>
            {choice.note && <small>{choice.note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
