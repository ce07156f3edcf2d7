// What the web app reads from its environment: checked when read, with a clear sentence about anything wrong.
import { z } from "zod";

const Address = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const Port = z.coerce.number({ error: "must be a port number" }).int().min(1).max(65535);

/** The address of the API as this process reaches it. */
export function apiUrl(): string {
  return read("API_URL", Address, `http://127.0.0.1:${read("API_PORT", Port, 3001)}`);
}

/** The address people open, without a slash at the end. */
export function publicUrl(): string {
  return read("PUBLIC_URL", Address, `http://localhost:${read("PORT", Port, 3000)}`).replace(/\/+$/, "");
}

/** The secret that sessions are sealed with; the API holds the same. */
export function authSecret(): string {
  return read("AUTH_SECRET", z.string({ error: "must be set" }).min(16, "must have at least 16 characters"));
}

/** The accounts' database. */
export function databaseUrl(): string {
  return read("DATABASE_URL", z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres address" }));
}

/** Id and secret of a sign-in service, when both are set (`AUTH_GITHUB_ID`, `AUTH_GITHUB_SECRET` …). */
export function signInService(name: "GITHUB" | "GOOGLE"): { clientId: string; clientSecret: string } | undefined {
  const clientId = process.env[`AUTH_${name}_ID`];
  const clientSecret = process.env[`AUTH_${name}_SECRET`];
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

function read<T>(name: string, schema: z.ZodType<T>, fallback?: T): T {
  const raw = process.env[name];
  if ((raw === undefined || raw === "") && fallback !== undefined) return fallback;
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw new Error(`${name} ${parsed.error.issues[0]?.message ?? "is not valid"}.`);
  return parsed.data;
}
