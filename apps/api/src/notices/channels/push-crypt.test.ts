// Push messages are sealed as the standard's own example is, and signed so that anybody can check it.
import { createECDH, createPublicKey, verify } from "node:crypto";
import { expect, it } from "vitest";
import { encrypt, pushKeysOf, vapidHeader } from "./push-crypt.ts";

it("seals the example of RFC 8291", () => {
  const keys = createECDH("prime256v1");
  keys.setPrivateKey("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url");
  const browser = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const salt = Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url");
  expect(encrypt("When I grow up, I want to be a watermelon", browser, { keys, salt }).toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

it("has the same keys for the same secret, and signs who asks, where and until when", () => {
  const keys = pushKeysOf("a secret for tests only");
  expect(pushKeysOf("a secret for tests only").getPublicKey("hex")).toBe(keys.getPublicKey("hex"));
  const now = new Date("2026-03-02T09:00:00Z");
  const [, head = "", claims = "", signature = "", key = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(
      vapidHeader(keys, "https://push.example/send/1", "https://pithead.example", now),
    ) ?? [];
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toEqual({
    aud: "https://push.example",
    exp: now.getTime() / 1000 + 43_200,
    sub: "https://pithead.example",
  });
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  expect(verify("sha256", Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, "base64url"))).toBe(true);
});
