// For tests: sessions as the web app makes them.
import { encode } from "next-auth/jwt";

export const PUBLIC_URL = "http://localhost:3000";
export const AUTH_SECRET = "a secret for tests only";

export function sessionFor(id: string, epoch: number): Promise<string> {
  return encode({ token: { sub: id, epoch }, secret: AUTH_SECRET });
}

export function cookieOf(session: string): string {
  return `theme=dark; next-auth.session-token=${session}`;
}
