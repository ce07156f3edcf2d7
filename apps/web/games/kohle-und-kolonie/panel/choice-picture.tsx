// A choice in the panel: its name, and under it what it comes to.
import type { ReactNode } from "react";

interface ChoiceTextProps {
  picture?: ReactNode;
  name: string;
  note?: string | undefined;
}

export function ChoiceText({ picture, name, note }: ChoiceTextProps) {
  return (
    <>
      {picture}
      <span>
        {name}
        {note !== undefined && note !== "" && <small>{note}</small>}
      </span>
    </>
  );
}
