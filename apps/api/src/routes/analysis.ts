// /games/:id/analysis and /games/:id/play-on: what a finished game was worth, and playing on from one of its positions.
import { Analysis, GameId, PlayOn, Table } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { analysisOf, askForAnalysis } from "../analysis/analysis.ts";
import { playOn } from "../analysis/play-on.ts";
import { signedIn } from "../plugins/session.ts";
import type { Service } from "../service.ts";
import { FOR_THE_SIGNED_IN, PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const Params = z.object({ id: GameId });

export const analysisRoutes: FastifyPluginCallbackZod<{ service: Service }> = (app, { service }, ready) => {
  const tags = ["games"];
  const security = FOR_THE_SIGNED_IN;

  app.get(
    "/games/:id/analysis",
    {
      schema: {
        tags,
        summary: "The analysis of a finished game, as far as it has come",
        params: Params,
        response: { 200: Analysis, ...PROBLEMS },
      },
    },
    async ({ params }) => orProblem(await analysisOf(service, params.id)),
  );

  app.post(
    "/games/:id/analysis",
    { schema: { tags, security, summary: "Have a finished game analysed", params: Params, response: { 202: Analysis, ...PROBLEMS } } },
    async (request, reply) => {
      signedIn(request);
      return reply.status(202).send(orProblem(await askForAnalysis(service, request.params.id)));
    },
  );

  app.post(
    "/games/:id/play-on",
    {
      schema: {
        tags,
        security,
        summary: "Play on against bots from a position of a finished game, as a new game",
        params: Params,
        body: PlayOn,
        response: { 201: Table, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const table = orProblem(await playOn(service, signedIn(request).id, request.params.id, request.body));
      return reply.status(201).send(table);
    },
  );
  ready();
};
