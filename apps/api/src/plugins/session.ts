// Who is asking, on every request.
import type { Database } from "@pithead/db";
import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { type Asker, askerOf } from "../accounts/asker.ts";
import { ownerOf } from "../accounts/tokens.ts";
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
    const { authorization, cookie } = request.headers;
    const asker = authorization === undefined ? await askerOf(db, authSecret, cookie) : await bearerOf(db, authorization);
    request.asker = asker ?? null;
  });
  // Once it was counted among the asker's requests.
  app.addHook("preParsing", async ({ asker, headers }) => {
    if (asker === null && headers.authorization !== undefined)
      throw new ProblemError(problem("not-signed-in", "The token is none that is good here."));
  });
  ready();
});

/** Who brings a token is its owner. */
async function bearerOf(db: Database, authorization: string): Promise<Asker | undefined> {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  return token === undefined ? undefined : ownerOf(db, token);
}

/** The asker of a route that is for those signed in, in person or by a token. @throws ProblemError for anybody else. */
export function signedIn({ asker }: Pick<FastifyRequest, "asker">): Asker {
  if (asker === null) throw new ProblemError(problem("not-signed-in", "Sign in first."));
  return asker;
}

/** The asker of a route about the account, which is no program's business. @throws ProblemError for anybody else. */
export function inPerson(request: Pick<FastifyRequest, "asker">): Asker {
  const asker = signedIn(request);
  if (asker.tokenId !== null) throw new ProblemError(problem("only-in-person", "A token is for playing: sign in on the page for this."));
  return asker;
}
