// Sends what belongs to the API on to it, so that the browser sees one origin. Reads the address when asked, so one build serves any set-up.
import { largestBody, TOO_LARGE } from "@pithead/contracts";
import { type NextRequest, NextResponse } from "next/server";
import { apiUrl } from "./env.ts";

export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (await isTooLarge(request))
    return NextResponse.json(TOO_LARGE, { status: TOO_LARGE.status, headers: { "content-type": "application/problem+json" } });
  return NextResponse.rewrite(new URL(request.nextUrl.pathname + request.nextUrl.search, apiUrl()));
}

/** By the length it says, or counted when it says none. Were it sent on, the API would hang up in the middle of it and its answer be lost. */
async function isTooLarge({ headers, body, nextUrl }: NextRequest): Promise<boolean> {
  const most = largestBody(nextUrl.pathname);
  const length = headers.get("content-length");
  if (length !== null) return Number(length) > most;
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) return true;
  }
  return false;
}

export const config = { matcher: ["/api/v1/:path*", "/api/docs", "/api/docs/:path*", "/api/openapi.json"] };
