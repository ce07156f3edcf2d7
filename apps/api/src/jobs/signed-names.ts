// Names in a mail's envelope and headers by which a report of it is known again, signed so that nobody can report a mail that they did not get.
import type { Notice } from "@pithead/db";
import { sealOf } from "../notices/seal.ts";

interface Names {
  readonly secret: string;
  /** The address that people open, without a slash at its end. */
  readonly publicUrl: string;
}

/** A Message-ID of ours. `name` must be the same for the same mail. */
export function messageIdOf({ secret, publicUrl }: Names, name: string): string {
  return `<${name}.${shortSeal(secret, "message id", name)}@${hostOf(publicUrl)}>`;
}

export function isMessageIdOfOurs({ secret, publicUrl }: Names, messageId: string): boolean {
  const [, name = "", seal = "", host] = /^<(\S+)\.([0-9a-f]{16})@(\S+)>$/.exec(messageId) ?? [];
  return host === hostOf(publicUrl) && seal === shortSeal(secret, "message id", name);
}

/** The Message-ID of a mail that tells this notice first. */
export function noticeIdOf(names: Names, { kind, gameId, seq, userId }: Pick<Notice, "kind" | "gameId" | "seq" | "userId">): string {
  return messageIdOf(names, `${kind}.${gameId}.${seq}.${userId}`);
}

/** The first mail of a thread, which need not exist. */
export function threadIdOf({ publicUrl }: Pick<Names, "publicUrl">, gameId: string): string {
  return `<game.${gameId}@${hostOf(publicUrl)}>`;
}

/** The address of `base` to which a mail comes back, that says whose mail it was: `bounces+NAME-SEAL@…`. */
export function returnPathOf({ secret }: Pick<Names, "secret">, base: string, name: string): string {
  return base.replace("@", `+${name}-${shortSeal(secret, "return path", name)}@`);
}

/** The names in addresses of ours to which something came back; letter case may have been lost on the way. */
export function namesReturnedTo({ secret }: Pick<Names, "secret">, base: string, addresses: string): string[] {
  const [local = "", host = ""] = base.toLowerCase().split("@");
  const pattern = new RegExp(`${escaped(local)}\\+([a-z0-9]{1,40})-([0-9a-f]{16})@${escaped(host)}`, "g");
  return [...addresses.toLowerCase().matchAll(pattern)].flatMap(([, name = "", seal = ""]) =>
    seal === shortSeal(secret, "return path", name) ? [name] : [],
  );
}

/** 64 bits: an address has little room, and a guess costs a mail. */
function shortSeal(secret: string, purpose: string, words: string): string {
  return Buffer.from(sealOf(secret, purpose, words), "base64url")
    .toString("hex")
    .slice(0, 16);
}

function hostOf(publicUrl: string): string {
  return new URL(publicUrl).hostname;
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
