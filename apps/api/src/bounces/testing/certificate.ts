// A certificate for servers of tests, made anew: signed by itself, for one name or address (X.509, in DER by hand).
import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { isIPv4 } from "node:net";

export interface Certificate {
  /** Both as PEM. */
  readonly key: string;
  readonly cert: string;
}

const ECDSA_WITH_SHA256 = "2a8648ce3d040302";
const COMMON_NAME = "550403";
const SUBJECT_ALT_NAME = "551d11";

/** @param host a name, or an address of four numbers */
export function certificateFor(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(named(ECDSA_WITH_SHA256));
  // Those that are known are looked up by name.
  const name = sequence(element(0x31, sequence(named(COMMON_NAME), element(0x0c, Buffer.from(randomUUID())))));
  const altName = isIPv4(host) ? element(0x87, Buffer.from(host.split(".").map(Number))) : element(0x82, Buffer.from(host));
  const extension = sequence(named(SUBJECT_ALT_NAME), element(0x04, sequence(altName)));
  const claims = sequence(
    element(0xa0, element(0x02, Buffer.of(2))),
    element(0x02, Buffer.of(1)),
    algorithm,
    name,
    sequence(element(0x17, Buffer.from("200101000000Z")), element(0x17, Buffer.from("491231235959Z"))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    element(0xa3, sequence(extension)),
  );
  const signature = element(0x03, Buffer.of(0), sign("sha256", claims, privateKey));
  const lines =
    sequence(claims, algorithm, signature)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
  };
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return element(0x30, ...parts);
}

/** An object identifier, given in hex. */
function named(identifier: string): Buffer {
  return element(0x06, Buffer.from(identifier, "hex"));
}

function element(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length < 0x80 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), body]);
}
