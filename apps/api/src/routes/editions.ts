// /editions: which editions a game can be played with, and each in full, for whoever shows its tables.
import { createHash } from "node:crypto";
import { editionsOf, findEdition } from "@pithead/catalog";
import { Edition, EditionList, EditionParam, GameName } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { PROBLEMS } from "./answers.ts";
import { ProblemError, problem } from "./problem.ts";

const ListParams = z.object({ game: GameName });
const Params = ListParams.extend({ name: EditionParam });

export const editionRoutes: FastifyPluginCallbackZod = (app, _options, ready) => {
  const tags = ["editions"];

  app.get(
    "/editions/:game",
    {
      schema: {
        tags,
        summary: "The editions that a game can be played with, the default one first",
        params: ListParams,
        response: { 200: EditionList, ...PROBLEMS },
      },
    },
    ({ params }) => ({ names: editionsOf(params.game) }),
  );

  app.get(
    "/editions/:game/:name",
    {
      schema: {
        tags,
        summary: "An edition in the form of its file; to be kept, and asked for again by its ETag",
        params: Params,
        response: { 200: Edition, 304: z.undefined(), ...PROBLEMS },
      },
    },
    async ({ params, headers }, reply) => {
      const edition = findEdition(params);
      if (edition === undefined)
        throw new ProblemError(problem("not-found", `There is no edition "${params.name}" of ${params.game} here.`));
      // Words and drawing may change; who keeps it looks again, and is told in few bytes that nothing has.
      const etag = `"${createHash("sha256").update(JSON.stringify(edition)).digest("base64url")}"`;
      reply.header("cache-control", "public, no-cache").header("etag", etag);
      return headers["if-none-match"] === etag ? reply.status(304).send() : Edition.parse(edition);
    },
  );
  ready();
};
