// What the pages' address sends on to the API, and what is too large for that.
import { LARGEST_BODY_BYTES, LARGEST_REPORT_BYTES, TOO_LARGE } from "@pithead/contracts";
import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { apiUrl } from "./env.ts";
import { proxy } from "./proxy.ts";

const ADDRESS = "http://localhost:3000/api/v1/tables?game=coal-baron";

/** A body of so many bytes, with its length said or in pieces. */
function request(bytes: number, saysLength: boolean, address = ADDRESS): NextRequest {
  const body = new Blob(["x".repeat(bytes)]);
  const headers: HeadersInit = saysLength ? { "content-length": String(bytes) } : {};
  return new NextRequest(address, { method: "POST", headers, body: body.stream(), duplex: "half" });
}

test.each([true, false])("what is not too large goes on to the same path of the API (length said: %s)", async (saysLength) => {
  for (const asked of [new NextRequest(ADDRESS), request(LARGEST_BODY_BYTES, saysLength)]) {
    const answer = await proxy(asked);
    expect(answer.headers.get("x-middleware-rewrite")).toBe(`${apiUrl()}/api/v1/tables?game=coal-baron`);
  }
});

test.each([true, false])("what is too large is answered here, as a problem (length said: %s)", async (saysLength) => {
  for (const bytes of [LARGEST_BODY_BYTES + 1, 2_300_000]) {
    const answer = await proxy(request(bytes, saysLength));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([413, "application/problem+json"]);
    expect(await answer.json()).toEqual(TOO_LARGE);
  }
});

test.each([true, false])("what mail senders report may be longer (length said: %s)", async (saysLength) => {
  const reports = "http://localhost:3000/api/v1/mail-reports/a-key-for-tests-only-1";
  const taken = await proxy(request(LARGEST_REPORT_BYTES, saysLength, reports));
  expect(taken.headers.get("x-middleware-rewrite")).toBe(`${apiUrl()}/api/v1/mail-reports/a-key-for-tests-only-1`);
  expect((await proxy(request(LARGEST_REPORT_BYTES + 1, saysLength, reports))).status).toBe(413);
});
