// next-auth's own addresses: signing in and out.
import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "../../../../auth.ts";

function answer(request: NextRequest, context: RouteContext<"/api/auth/[...nextauth]">): Promise<Response> {
  return NextAuth(request, context, authOptions());
}

export { answer as GET, answer as POST };
