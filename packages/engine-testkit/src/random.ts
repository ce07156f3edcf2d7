// Random numbers that are the same for the same seed: for players and fuzzers, never for chance in a game.
import { gameSeedOf } from "@pithead/engine";

export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** One item of a list that is not empty. @throws RangeError for an empty one. */
  pick<T>(list: readonly T[]): T;
  /** True once in n times. */
  oneIn(n: number): boolean;
  /** A new list in random order. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Hex digits that follow from two texts: 64 of them, the same for ever. */
export function digestOf(seed: string, label: string): string {
  return gameSeedOf("00", [seed], label);
}

/** Random numbers from any text (sfc32: small, fast and good enough for play). */
export function randomFrom(seed: string): Random {
  const digest = digestOf(seed, "random");
  let [a, b, c, d] = [word(digest, 0), word(digest, 8), word(digest, 16), 1];
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  const below = (n: number) => Math.floor((next() / 2 ** 32) * n);
  return {
    below,
    oneIn: (n) => below(n) === 0,
    pick: (list) => {
      const index = below(list.length);
      for (const item of list.slice(index, index + 1)) return item;
      throw new RangeError("Nothing to pick from.");
    },
    shuffle: (list) => {
      const rest = [...list];
      return list.flatMap(() => rest.splice(below(rest.length), 1));
    },
  };
}

function word(digest: string, at: number): number {
  return Number.parseInt(digest.slice(at, at + 8), 16) | 0;
}
