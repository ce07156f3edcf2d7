// For tests: a browser that notices are pushed to. It has keys of its own, and opens what it is handed (RFC 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

export interface Browser {
  /** As its push manager gives them. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** @throws Error when it was not sealed for this browser. */
  open(sealed: Buffer): string;
}

const SALT_BYTES = 16;
/** After the salt: the size of records in four bytes, and that of the sender's key in one. */
const KEY_AT = SALT_BYTES + 5;
const TAG_BYTES = 16;

export function browser(): Browser {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") },
    open: (sealed) => {
      const salt = sealed.subarray(0, SALT_BYTES);
      const textAt = KEY_AT + sealed.readUInt8(KEY_AT - 1);
      const sender = sealed.subarray(KEY_AT, textAt);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
      const material = Buffer.from(hkdfSync("sha256", own.computeSecret(sender), auth, info, 32));
      const derived = (what: string, bytes: number) =>
        Buffer.from(hkdfSync("sha256", material, salt, `Content-Encoding: ${what}\0`, bytes));
      const cipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
      cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const padded = Buffer.concat([cipher.update(sealed.subarray(textAt, -TAG_BYTES)), cipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
    },
  };
}
