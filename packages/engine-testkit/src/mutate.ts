// Wrong commands by the thousand: legal ones with one thing changed, in the words of the game itself.
import type { Random } from "./random.ts";

/** Every string and number in `value`, keys apart. */
export function wordsOf(value: unknown): (string | number)[] {
  if (typeof value === "string" || typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

/** A copy of a JSON value with one place changed. `words` are what a text or number may become. */
export function mutate(value: unknown, random: Random, words: readonly (string | number)[]): unknown {
  const spots = placesIn(value);
  return changeAt(value, random.below(spots), (inner) => change(inner, random, words));
}

function placesIn(value: unknown): number {
  const inner = typeof value === "object" && value !== null ? Object.values(value) : [];
  return inner.reduce<number>((sum, each) => sum + placesIn(each), 1);
}

/** Changes the place of that number, counted depth first. */
function changeAt(value: unknown, place: number, changing: (inner: unknown) => unknown): unknown {
  if (place === 0) return changing(value);
  if (typeof value !== "object" || value === null) return value;
  let left = place - 1;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const here = left;
    left -= placesIn(inner);
    return [key, here >= 0 && left < 0 ? changeAt(inner, here, changing) : inner];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function change(value: unknown, random: Random, words: readonly (string | number)[]): unknown {
  if (Array.isArray(value) && !random.oneIn(8)) return changeList(value, random, words);
  if (typeof value === "object" && value !== null && !random.oneIn(8)) {
    const entries = Object.entries(value);
    if (random.oneIn(3)) return Object.fromEntries([...entries, [String(random.pick(words)), random.pick(words)]]);
    const dropped = random.below(entries.length);
    return Object.fromEntries(entries.filter((_, index) => index !== dropped));
  }
  if (typeof value === "number" && random.oneIn(2)) return value + random.pick([-1, 1, 0.5]);
  return random.oneIn(10) ? random.pick<unknown>([null, true, [], {}, "", -1]) : random.pick(words);
}

function changeList(list: readonly unknown[], random: Random, words: readonly (string | number)[]): unknown[] {
  switch (random.below(4)) {
    case 0:
      return list.slice(0, -1);
    case 1:
      return random.shuffle(list);
    case 2:
      return [...list, list.length > 0 ? random.pick(list) : random.pick(words)];
    default:
      return list.filter((_, index) => index > 0);
  }
}
