// Random numbers that are the same for the same seed, for players' choices: never for chance in a game.
import { type Chance, gameSeedOf } from "@pithead/engine";

export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** True once in n times. */
  oneIn(n: number): boolean;
  /** One item of a list. @throws RangeError for an empty one. */
  pick<T>(list: readonly T[]): T;
  /** A new list in random order. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Random numbers from any text (sfc32: small, fast and good enough for play). */
export function randomFrom(seed: string): Random {
  const digest = gameSeedOf("00", [seed], "bot");
  const word = (at: number) => Number.parseInt(digest.slice(at, at + 8), 16) | 0;
  let [a, b, c, d] = [word(0), word(8), word(16), 1];
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    next,
    below,
    oneIn: (n) => below(n) === 0,
    pick: (list) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new RangeError("Nothing to pick from.");
      return item;
    },
    shuffle: <T>(list: readonly T[]) => {
      const shuffled = [...list];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const [item] = shuffled.splice(below(i + 1), 1);
        if (item !== undefined) shuffled.push(item);
      }
      return shuffled;
    },
  };
}

/** Chance for a game that is only thought of: every draw is new, whatever its label. */
export function imaginedChance(random: Random): Chance {
  return {
    uniform: (_label, n) => random.below(n),
    shuffle: (_label, list) => random.shuffle(list),
  };
}
