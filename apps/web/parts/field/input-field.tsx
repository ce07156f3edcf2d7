// An input under its label, with a note where one is needed, and with what went wrong with what is in it.
import { type ComponentProps, type ReactNode, useId } from "react";
import { Wrong } from "../wrong.tsx";
import { isOfValue } from "./is-of-value.ts";

interface InputFieldProps extends Omit<ComponentProps<"input">, "id" | "className" | "onChange"> {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly onChange?: (value: string) => void;
  /** What came back when it was sent: an error of the API, or a sentence. */
  readonly error?: unknown;
  /** Stands in its row, as a button that sends it does. */
  readonly beside?: ReactNode;
  /** What it offers, or shows below: a list of suggestions, say. */
  readonly children?: ReactNode;
}

export function InputField({ label, note, onChange, error, beside, children, ...input }: InputFieldProps) {
  const id = useId();
  const isWrong = error !== null && error !== undefined;
  const described = [note !== undefined && `${id}note`, isWrong && `${id}wrong`].filter(Boolean).join(" ");
  const field = (
    <input
      {...input}
      className="input"
      id={id}
      aria-describedby={described || undefined}
      aria-invalid={isWrong && isOfValue(error) ? true : undefined}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {beside === undefined ? (
        field
      ) : (
        <div className="field__row">
          {field}
          {beside}
        </div>
      )}
      {note !== undefined && (
        <small className="quiet" id={`${id}note`}>
          {note}
        </small>
      )}
      <Wrong id={`${id}wrong`} error={error} />
      {children}
    </div>
  );
}
