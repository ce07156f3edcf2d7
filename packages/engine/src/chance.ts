// Provably fair chance (`record.md`): one game seed that neither the server nor a player can choose alone, and labelled streams from it.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Draws by label. Every label starts its own stream; a label asked twice gives the same answer. */
export interface Chance {
  /** A whole number from 0 to n - 1. */
  uniform(label: string, n: number): number;
  /** A new list in shuffled order; index 0 is the top of a stack. */
  shuffle<T>(label: string, list: readonly T[]): T[];
}

/** What is published before anybody sits: SHA-256 of the server's seed. Hex in, hex out. */
export function commitmentOf(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(serverSeed)));
}

/** The seed of one game, as lower-case hex. `clientSeeds` are those of the seated at the start, in join order. */
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
      const next = stream(key, label);
      const shuffled = [...list];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = uniform(next, i + 1);
        const [a, b] = [shuffled[i], shuffled[j]];
        if (a !== undefined && b !== undefined) [shuffled[i], shuffled[j]] = [b, a];
      }
      return shuffled;
    },
  };
}

/** Who sits where: entry k is the place in the join order of whoever sits in seat k. */
export function joinOrderOf(chance: Chance, players: number): number[] {
  return chance.shuffle(
    "seats",
    Array.from({ length: players }, (_, index) => index),
  );
}

/** The words of a label's stream: HMAC blocks read as big-endian unsigned 32-bit integers. */
function stream(key: Uint8Array, label: string): () => number {
  let block = 0;
  let words: DataView | undefined;
  let at = 0;
  return () => {
    if (words === undefined || at === words.byteLength) {
      const bytes = hmac(sha256, key, concatBytes(utf8ToBytes(`${label}:${block++}`)));
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    const word = words.getUint32(at);
    at += 4;
    return word;
  };
}

/** Rejection sampling, so that every outcome is equally likely. */
function uniform(next: () => number, n: number): number {
  const limit = Math.floor(2 ** 32 / n) * n;
  let word = next();
  while (word >= limit) word = next();
  return word % n;
}
