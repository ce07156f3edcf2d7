// /games: looking at a started game and moving in it.
import {
  Course,
  Game,
  GameId,
  Log,
  LogQuery,
  LookQuery,
  Moved,
  PositionAt,
  RecordExport,
  Seen,
  SubmitMove,
  WholeNumber,
} from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { courseFor } from "../play/course.ts";
import { recordFor } from "../play/export.ts";
import { gameFor, logFor, positionAt } from "../play/look.ts";
import { markSeen } from "../play/seen.ts";
import { submitMove } from "../play/submit.ts";
import { signedIn } from "../plugins/session.ts";
import type { Service } from "../service.ts";
import { FOR_THE_SIGNED_IN, PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const Params = z.object({ id: GameId });
const PositionParams = Params.extend({ seq: WholeNumber.pipe(z.number().max(1_000_000)) });

export const gameRoutes: FastifyPluginCallbackZod<{ service: Service }> = (app, { service }, ready) => {
  const tags = ["games"];
  const security = FOR_THE_SIGNED_IN;

  app.get(
    "/games/:id",
    { schema: { tags, summary: "The newest position, as the asker may see it", params: Params, response: { 200: Game, ...PROBLEMS } } },
    async ({ asker, params }) => orProblem(await gameFor(service, asker?.id, params.id)),
  );

  app.get(
    "/games/:id/at/:seq",
    {
      schema: {
        tags,
        summary: "The position after move seq; 0 is the set-up. Once the game has ended, as each seat saw it",
        params: PositionParams,
        querystring: LookQuery,
        response: { 200: PositionAt, ...PROBLEMS },
      },
    },
    async ({ asker, params, query }) => orProblem(await positionAt(service, asker?.id, params.id, params.seq, query.as)),
  );

  app.get(
    "/games/:id/log",
    {
      schema: {
        tags,
        summary: "Moves and what followed from them",
        params: Params,
        querystring: LogQuery,
        response: { 200: Log, ...PROBLEMS },
      },
    },
    async ({ asker, params, query }) => orProblem(await logFor(service, asker?.id, params.id, query)),
  );

  app.get(
    "/games/:id/course",
    {
      schema: {
        tags,
        summary: "How the players' figures went, from the set-up on",
        params: Params,
        querystring: LookQuery,
        response: { 200: Course, ...PROBLEMS },
      },
    },
    async ({ asker, params, query }) => orProblem(await courseFor(service, asker?.id, params.id, query.as)),
  );

  app.post(
    "/games/:id/moves",
    { schema: { tags, security, summary: "Move", params: Params, body: SubmitMove, response: { 201: Moved, ...PROBLEMS } } },
    async (request, reply) => {
      const moved = orProblem(await submitMove(service, signedIn(request).id, request.params.id, request.body));
      return reply.status(201).send(moved);
    },
  );

  app.post(
    "/games/:id/seen",
    {
      schema: {
        tags,
        security,
        summary: "Remember how far the asker has looked",
        params: Params,
        body: Seen,
        response: { 204: z.undefined(), ...PROBLEMS },
      },
    },
    async (request, reply) => {
      orProblem(await markSeen(service, signedIn(request).id, request.params.id, request.body));
      return reply.status(204).send();
    },
  );

  app.get(
    "/games/:id/record",
    {
      schema: {
        tags,
        summary: "The record: whole when the game is finished, else what the asker may see",
        params: Params,
        response: { 200: RecordExport, ...PROBLEMS },
      },
    },
    async ({ asker, params }, reply) => {
      const record = orProblem(await recordFor(service, asker?.id, params.id));
      reply.header("content-disposition", `attachment; filename="${record.game}-${params.id}.json"`);
      return { ...record };
    },
  );
  ready();
};
