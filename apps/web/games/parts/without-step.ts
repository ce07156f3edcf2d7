// A reason as the board says it: there the number of the step that is refused says nothing.

export function withoutStep<R extends { code: string }>(reason: R): { code: string } {
  if (!("step" in reason)) return reason;
  const { step: _, ...rest } = reason;
  return rest;
}
