// What went wrong with something that was asked for, beside where it was asked.
"use client";

import { useProblemSaid } from "./problem-said.ts";

/** Said at once to those who listen to the page; nothing while nothing went wrong. `error`: of the API, or a sentence; `id`: for the field that it is about. */
export function Wrong({ error, id }: { error: unknown; id?: string }) {
  const said = useProblemSaid();
  if (error === null || error === undefined) return null;
  return (
    <p className="wrong" role="alert" id={id}>
      {typeof error === "string" ? error : said(error)}
    </p>
  );
}
