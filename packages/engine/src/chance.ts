// Provably fair chance (`record.md`): one game seed that neither the server nor a player can choose alone, and labelled streams from it.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Draws by label (step 4). Every label starts its own stream at block 0; a label asked twice gives the same answer. */
export interface Chance {
  /** A whole number from 0 to n - 1, all equally likely; n is whole, from 1 to 2^32. */
  uniform(label: string, n: number): number;
  /** A new list in shuffled order; index 0 is the top of a stack. */
  shuffle<T>(label: string, list: readonly T[]): T[];
}

/** What is published before anybody sits (step 1): SHA-256 of the server's seed. Hex in, lower-case hex out. */
export function commitmentOf(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(serverSeed)));
}

/** The seed of one game (step 3), as lower-case hex. `clientSeeds` are those of the seated at the start, in join order. */
export function gameSeedOf(serverSeed: string, clientSeeds: readonly string[], gameId: string): string {
  const message = clientSeeds.map((seed) => `${seed}\n`).join("") + gameId;
  return bytesToHex(hmac(sha256, hexToBytes(serverSeed), utf8ToBytes(message)));
}

/** Chance from a game seed (lower-case hex). */
export function chanceFrom(gameSeed: string): Chance {
  const key = hexToBytes(gameSeed);
  return {
    uniform: (label, n) => uniform(stream(key, label), n),
    shuffle: (label, list) => {
      const words = stream(key, label);
      const shuffled = [...list];
      for (let i = shuffled.length - 1; i > 0; i--) swap(shuffled, i, uniform(words, i + 1));
      return shuffled;
    },
  };
}

/** Who sits where (step 5): entry k is the place in the join order of whoever sits in seat k. */
export function joinOrderOf(chance: Chance, players: number): number[] {
  return chance.shuffle("seats", [...Array(players).keys()]);
}

/** The words of a label's stream (step 4): HMAC blocks read as big-endian unsigned 32-bit integers. */
function* stream(key: Uint8Array, label: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const { buffer, byteOffset, byteLength } = hmac(sha256, key, utf8ToBytes(`${label}:${block}`));
    const words = new DataView(buffer, byteOffset, byteLength);
    for (let at = 0; at < byteLength; at += 4) yield words.getUint32(at);
  }
}

/** Rejection sampling (step 4), so that every outcome is equally likely. */
function uniform(words: Generator<number, never>, n: number): number {
  const limit = Math.floor(2 ** 32 / n) * n;
  let word = words.next().value;
  while (word >= limit) word = words.next().value;
  return word % n;
}

/** Swaps two items by taking them out and putting them in, so that an item may be of any type. */
function swap<T>(list: T[], i: number, j: number): void {
  list.splice(j, 1, ...list.splice(i, 1, ...list.slice(j, j + 1)));
}
