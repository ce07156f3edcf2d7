// A seed for who does not want to think one up.

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH = 16;

/** 16 letters and digits from the platform's own source of chance: 80 bits. */
export function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join("");
}
