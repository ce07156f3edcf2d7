// Who has much to do takes turns: a few at a time, and in between the process answers everybody else.

/** Resolves when it is one's turn, in the order of asking. */
export type Turn = () => Promise<void>;

/** @param most how many go at a time */
export function createTurns(most: number): Turn {
  const waiting: (() => void)[] = [];
  function letIn(): void {
    for (const go of waiting.splice(0, most)) go();
    if (waiting.length > 0) setImmediate(letIn);
  }
  return () =>
    new Promise((go) => {
      if (waiting.push(go) === 1) setImmediate(letIn);
    });
}
