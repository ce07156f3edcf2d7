// /me/tokens: the asker's personal tokens.
import { ApiTokenList, MadeApiToken, NewApiToken } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { endToken, makeToken, tokensOf } from "../accounts/tokens.ts";
import { inPerson } from "../plugins/session.ts";
import type { Service } from "../service.ts";
import { IN_PERSON, PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const Params = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });

export const tokenRoutes: FastifyPluginCallbackZod<{ service: Service }> = (app, { service: { db } }, ready) => {
  const tags = ["session"];
  const security = IN_PERSON;

  app.get(
    "/me/tokens",
    { schema: { tags, security, summary: "The asker's personal tokens", response: { 200: ApiTokenList, ...PROBLEMS } } },
    async (request) => ({ tokens: await tokensOf(db, inPerson(request).id) }),
  );

  app.post(
    "/me/tokens",
    {
      schema: {
        tags,
        security,
        summary: "Make a token with which a program plays in the asker's name; it is told this once",
        body: NewApiToken,
        response: { 201: MadeApiToken, ...PROBLEMS },
      },
    },
    async (request, reply) => reply.status(201).send(orProblem(await makeToken(db, inPerson(request).id, request.body.name))),
  );

  app.delete(
    "/me/tokens/:id",
    { schema: { tags, security, summary: "End a token", params: Params, response: { 204: z.undefined(), ...PROBLEMS } } },
    async (request, reply) => {
      orProblem(await endToken(db, inPerson(request).id, request.params.id));
      return reply.status(204).send();
    },
  );
  ready();
};
