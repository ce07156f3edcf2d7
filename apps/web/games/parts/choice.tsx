// One of the next choices in the move panel: whatever is lit on the board is also here, in the same order. Keys 1 to 9 press them.
"use client";

import type { ReactNode } from "react";
import { labelWithWhy } from "../../parts/pieces/pressable.ts";

interface ChoiceProps {
  /** What it does, said in full. */
  label: string;
  onChoose?: (() => void) | undefined;
  /** Why it can't be chosen. */
  why?: string | undefined;
  isChosen?: boolean;
  /** It leads back to all the choices: it is none of them, so no number presses it and the focus doesn't come to it by itself. */
  isBack?: boolean;
  /** What it comes to, shown under it: read after the name. */
  note?: string | undefined;
  children: ReactNode;
}

export function Choice({ label, onChoose, why, isChosen, isBack, note, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={`choice ${onChoose ? "" : "choice--off"} ${isChosen ? "choice--chosen" : ""}`}
      data-choice={isBack ? undefined : ""}
      aria-disabled={onChoose ? undefined : true}
      aria-pressed={isChosen}
      aria-description={note || undefined}
      data-why={onChoose ? undefined : why}
      onClick={onChoose}
    >
      <span className="sr">{why && !onChoose ? labelWithWhy(label, why) : label}</span>
      <span className="choice__picture" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** Presses the nth choice of the panel, from 1. */
export function pressChoice(n: number): void {
  document.querySelectorAll<HTMLButtonElement>("[data-choice]:not([aria-disabled])")[n - 1]?.click();
}
