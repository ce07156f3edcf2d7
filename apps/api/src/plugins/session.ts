// Who is asking, on every request.
import type { Database } from "@pithead/db";
import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { type Asker, askerOf } from "../accounts/asker.ts";
import { ProblemError, problem } from "../routes/problem.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Null when nobody is signed in. */
    asker: Asker | null;
  }
}

interface SessionOptions {
  readonly db: Database;
  readonly authSecret: string;
}

export default plugin<SessionOptions>((app, { db, authSecret }, ready) => {
  app.decorateRequest("asker", null);
  app.addHook("onRequest", async (request) => {
    request.asker = (await askerOf(db, authSecret, request.headers.cookie)) ?? null;
  });
  ready();
});

/** The asker of a route that is for those signed in. @throws ProblemError for anybody else. */
export function signedIn({ asker }: FastifyRequest): Asker {
  if (asker === null) throw new ProblemError(problem("not-signed-in", "Sign in first."));
  return asker;
}
