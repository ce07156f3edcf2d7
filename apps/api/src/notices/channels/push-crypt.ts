// Web push: messages only the browser can read (RFC 8291), from a server its push service knows (RFC 8292).
import { createCipheriv, createECDH, createHash, createPrivateKey, type ECDH, hkdfSync, randomBytes, sign } from "node:crypto";

const RECORD_BYTES = 4096;
const HALF_A_DAY_SECONDS = 12 * 3600;

/** The keys of this service: they follow from its secret, so that there is nothing more to keep. */
export function pushKeysOf(secret: string): ECDH {
  for (let attempt = 0; ; attempt++) {
    const keys = createECDH("prime256v1");
    try {
      keys.setPrivateKey(createHash("sha256").update(`pithead push ${attempt}\n${secret}`).digest());
      return keys;
    } catch {
      // Not a number below the curve's order, which happens once in 2³².
    }
  }
}

/** The body of a push message to a browser, `aes128gcm`. @param one for tests: the sender's key and the salt, which are else drawn anew. */
export function encrypt(text: string, { p256dh, auth }: { p256dh: string; auth: string }, one?: { keys: ECDH; salt: Buffer }): Buffer {
  const browser = Buffer.from(p256dh, "base64url");
  const keys = one?.keys ?? createECDH("prime256v1");
  if (one === undefined) keys.generateKeys();
  const salt = one?.salt ?? randomBytes(16);
  const own = keys.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser, own]);
  const material = Buffer.from(hkdfSync("sha256", keys.computeSecret(browser), Buffer.from(auth, "base64url"), info, 32));
  const key = Buffer.from(hkdfSync("sha256", material, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", material, salt, "Content-Encoding: nonce\0", 12));
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // The byte 2 ends the last record.
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, sealed]);
}

/** What shows a push service who asks. @param subject where the service's operator can be reached: a mailto: or https: address. */
export function vapidHeader(keys: ECDH, endpoint: string, subject: string, now: Date): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + HALF_A_DAY_SECONDS, sub: subject };
  const words = [{ typ: "JWT", alg: "ES256" }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  const signature = sign("sha256", Buffer.from(words), { key: privateKeyOf(keys), dsaEncoding: "ieee-p1363" });
  return `vapid t=${words}.${signature.toString("base64url")}, k=${keys.getPublicKey("base64url")}`;
}

function privateKeyOf(keys: ECDH) {
  const point = keys.getPublicKey();
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const d = keys.getPrivateKey().toString("base64url");
  return createPrivateKey({ key: { kty: "EC", crv: "P-256", x, y, d }, format: "jwk" });
}
