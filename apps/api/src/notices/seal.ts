// What only this service can have made: signed words, and the keys that follow from its one secret.
import { createHmac, timingSafeEqual } from "node:crypto";

/** @param purpose so that a seal for one thing is none for another. */
export function sealOf(secret: string, purpose: string, words: string): string {
  return createHmac("sha256", secret).update(`pithead ${purpose}\n${words}`).digest("base64url");
}

export function isSealed(secret: string, purpose: string, words: string, seal: string): boolean {
  const [expected, given] = [Buffer.from(sealOf(secret, purpose, words)), Buffer.from(seal)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
