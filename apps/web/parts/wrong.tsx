// What went wrong with something that was asked for, beside where it was asked.
"use client";

import { useProblemSaid } from "./problem-said.ts";

/** Said at once to those who listen to the page; nothing while nothing went wrong. */
export function Wrong({ error }: { error: unknown }) {
  const said = useProblemSaid();
  if (error === null || error === undefined) return null;
  return (
    <p className="wrong" role="alert">
      {said(error)}
    </p>
  );
}
