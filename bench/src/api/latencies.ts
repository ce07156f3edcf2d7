// What a list of waits comes to.
export interface Latencies {
  readonly requests: number;
  /** In milliseconds, as the other two: half of the requests took no longer. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** @param waits in milliseconds */
export function latenciesOf(waits: readonly number[]): Latencies {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.ceil(share * sorted.length) - 1] ?? 0) * 10) / 10;
  return { requests: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}

export function lineOf(name: string, { requests, p50, p99, max }: Latencies): string {
  const ms = (figure: number) => `${figure.toFixed(1)} ms`.padStart(11);
  return `  ${name.padEnd(34)}${String(requests).padStart(6)}${ms(p50)}${ms(p99)}${ms(max)}\n`;
}

export const HEADER = `  ${"".padEnd(34)}${"number".padStart(6)}${"p50".padStart(11)}${"p99".padStart(11)}${"max".padStart(11)}\n`;
