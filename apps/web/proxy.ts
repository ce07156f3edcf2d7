// Sends what belongs to the API on to it, so that the browser sees one origin. Reads the address when asked, so one build serves any set-up.
import { type NextRequest, NextResponse } from "next/server";
import { apiUrl } from "./env.ts";

export function proxy(request: NextRequest): NextResponse {
  return NextResponse.rewrite(new URL(request.nextUrl.pathname + request.nextUrl.search, apiUrl()));
}

export const config = { matcher: ["/api/v1/:path*", "/api/docs", "/api/docs/:path*", "/api/openapi.json"] };
