// An input under its label, with a note where one is needed.
import { type ComponentProps, type ReactNode, useId } from "react";

interface InputFieldProps extends Omit<ComponentProps<"input">, "id" | "className" | "onChange"> {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly onChange: (value: string) => void;
  /** What it offers, or shows below: a list of suggestions, say. */
  readonly children?: ReactNode;
}

export function InputField({ label, note, onChange, children, ...input }: InputFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        className="input"
        id={id}
        aria-describedby={note === undefined ? undefined : `${id}note`}
        onChange={(event) => onChange(event.target.value)}
      />
      {note !== undefined && (
        <small className="quiet" id={`${id}note`}>
          {note}
        </small>
      )}
      {children}
    </div>
  );
}
