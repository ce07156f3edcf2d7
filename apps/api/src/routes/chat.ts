// /games/:id/chat: what those at a table say to each other.
import { Chat, ChatMessage, ChatQuery, ChatSeen, GameId, Say } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { readChat, readUpTo, say } from "../chat/chat.ts";
import { inPerson } from "../plugins/session.ts";
import type { Service } from "../service.ts";
import { IN_PERSON, PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const params = z.object({ id: GameId });

export const chatRoutes: FastifyPluginCallbackZod<{ service: Service }> = (app, { service }, ready) => {
  const tags = ["chat"];
  const security = IN_PERSON;
  const path = "/games/:id/chat";

  app.get(
    path,
    {
      schema: {
        tags,
        security,
        summary: "What was said, to those who sit there",
        params,
        querystring: ChatQuery,
        response: { 200: Chat, ...PROBLEMS },
      },
    },
    async (request) => orProblem(await readChat(service, inPerson(request).id, request.params.id, request.query.before)),
  );
  app.post(
    path,
    { schema: { tags, security, summary: "Say something", params, body: Say, response: { 201: ChatMessage, ...PROBLEMS } } },
    async (request, reply) =>
      reply.status(201).send(orProblem(await say(service, inPerson(request).id, request.params.id, request.body.text))),
  );
  app.post(
    `${path}/seen`,
    {
      schema: {
        tags,
        security,
        summary: "Tell how far one has read",
        params,
        body: ChatSeen,
        response: { 204: z.undefined(), ...PROBLEMS },
      },
    },
    async (request, reply) => {
      orProblem(await readUpTo(service, inPerson(request).id, request.params.id, request.body.number));
      return reply.status(204).send();
    },
  );
  ready();
};
