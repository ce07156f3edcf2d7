// For programs that play: a game's stream and the asker's own, a position with its legal openings, and how a command goes on.
import { Extensions, GameId, LongerThan, StreamLine, TurnView, WaitingLine } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { extensionsFor, turnViewFor } from "../play/turn-view.ts";
import { signedIn } from "../plugins/session.ts";
import type { Service } from "../service.ts";
import type { Hub } from "../sockets/hub.ts";
import { createOpenStreams } from "../streams/open-streams.ts";
import { createPositions } from "../streams/positions.ts";
import { sayGame, sayWaiting } from "../streams/sayings.ts";
import { FOR_THE_SIGNED_IN, PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const Params = z.object({ id: GameId });

function ndjson(line: z.ZodType) {
  return {
    description: "One JSON document a line; empty lines say that the stream is alive.",
    content: { "application/x-ndjson": { schema: line } },
  };
}

export const streamRoutes: FastifyPluginCallbackZod<{ service: Service; hub: Hub }> = (app, { service, hub }, ready) => {
  const tags = ["programs"];
  const security = FOR_THE_SIGNED_IN;
  const streams = createOpenStreams(service.db, hub);
  const positions = createPositions(service);
  app.addHook("preClose", async () => streams.end());

  app.get(
    "/games/:id/view",
    {
      schema: {
        tags,
        summary: "The newest position with the asker's legal openings",
        params: Params,
        response: { 200: TurnView, ...PROBLEMS },
      },
    },
    async ({ asker, params }) => orProblem(await turnViewFor(service, asker?.id, params.id)),
  );

  app.post(
    "/games/:id/extensions",
    {
      schema: {
        tags,
        security,
        summary: "Every legal command one step longer than a legal one",
        params: Params,
        body: LongerThan,
        response: { 200: Extensions, ...PROBLEMS },
      },
    },
    async (request) => orProblem(await extensionsFor(service, signedIn(request).id, request.params.id, request.body.command)),
  );

  app.get(
    "/games/:id/stream",
    {
      schema: {
        tags,
        summary: "Where the game stands, told again whenever it has moved on, until it is over",
        params: Params,
        response: { 200: ndjson(StreamLine), ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { asker, params } = request;
      // A refusal is an answer of its own, and not the first line of a stream.
      orProblem(await positions(params.id));
      return reply.send(streams.follow(request, reply, params.id, sayGame(positions, asker?.id, params.id)));
    },
  );

  app.get(
    "/stream",
    {
      schema: {
        tags,
        security,
        summary: "The games that wait for the asker, told again whenever that changes",
        response: { 200: ndjson(WaitingLine), ...PROBLEMS },
      },
    },
    async (request, reply) => reply.send(streams.follow(request, reply, undefined, sayWaiting(service, signedIn(request).id))),
  );
  ready();
};
