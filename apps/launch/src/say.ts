// The lines that the launcher prints while it works.

/** An end that is not the launcher's fault: its message is one sentence for the person who started it. */
export class Stop extends Error {}

/** One progress line: which part, and what it does or did. */
export function say(part: string, text: string): void {
  console.log(`${part.padEnd(10)} ${text}`);
}

/** Runs `work` between a line that says what begins and one that says how long it took. Every 10 seconds a line says that it still runs. */
export async function saying<T>(part: string, begins: string, ended: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  say(part, `${begins} …`);
  const pulse = setInterval(() => say(part, `still ${begins}, ${seconds()} …`), 10_000);
  try {
    const result = await work();
    say(part, `${ended} (${seconds()})`);
    return result;
  } finally {
    clearInterval(pulse);
  }
}

/** What an error says, for a sentence. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
