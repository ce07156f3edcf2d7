// A figure that is asked "why?": pointed at, touched, or reached by Tab, it says what it is made of. `Tips` shows it.
import type { ReactNode } from "react";
import "../../styles/why.css";

interface WhyProps {
  /** What it is made of or good for, in full sentences; each line is shown as one. */
  say: string;
  className?: string;
  children: ReactNode;
}

export function Why({ say, className = "", children }: WhyProps) {
  return (
    // What is said of clocks changes with the time: the server's page may be seconds older.
    <button type="button" className={`why ${className}`} data-tip={say} suppressHydrationWarning>
      {children}
    </button>
  );
}

/** Sentences of their own as the lines of one answer. */
export function linesOf(sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined && sentence !== "").join("\n");
}
