// One of the next choices in the move panel: whatever is lit on the board is also here, in the same order. Keys 1 to 9 press them.
"use client";

import type { ReactNode } from "react";

interface ChoiceProps {
  /** What it does, said in full. */
  label: string;
  onChoose?: (() => void) | undefined;
  /** Why it can't be chosen. */
  why?: string | undefined;
  isChosen?: boolean;
  children: ReactNode;
}

export function Choice({ label, onChoose, why, isChosen, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={`choice ${onChoose ? "" : "choice--off"} ${isChosen ? "choice--chosen" : ""}`}
      data-choice=""
      aria-disabled={onChoose ? undefined : true}
      aria-pressed={isChosen}
      data-why={onChoose ? undefined : why}
      onClick={onChoose}
    >
      <span className="sr">{why && !onChoose ? `${label}. ${why}` : label}</span>
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
