// /games/:id/picture.png: a game to look at from outside, on cards that others share.
import { GameId, WholeNumber } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Painter } from "../pictures/painter.ts";
import { publicPicture } from "../pictures/public-picture.ts";
import { askerKey } from "../plugins/guards.ts";
import type { Service } from "../service.ts";
import { PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const Params = z.object({ id: GameId });
const Query = z.object({
  at: WholeNumber.pipe(z.number().max(1_000_000)).optional(),
  theme: z.enum(["day", "night"]).default("day"),
});

const PNG = { description: "The picture; to be kept, and asked for again by its ETag.", content: { "image/png": { schema: z.unknown() } } };

/** Each costs a fifth of a second of one core. */
const A_MINUTE = 60;
const DAY_SECONDS = 86_400;

interface PictureOptions {
  readonly service: Service;
  readonly painter: Painter;
}

export const pictureRoutes: FastifyPluginCallbackZod<PictureOptions> = (app, { service, painter }, ready) => {
  app.get(
    "/games/:id/picture.png",
    {
      config: { rateLimit: { max: A_MINUTE, timeWindow: "1 minute", keyGenerator: askerKey } },
      schema: {
        tags: ["games"],
        summary: "The board as a spectator sees it, as a PNG 1200 pixels wide; after move `at`, or now",
        params: Params,
        querystring: Query,
        response: { 200: PNG, 304: z.undefined(), ...PROBLEMS },
      },
    },
    async ({ params, query, headers }, reply) => {
      const { shown, tag, isPast } = orProblem(await publicPicture(service, params.id, query));
      reply
        .header("cache-control", isPast ? `public, max-age=${DAY_SECONDS}` : "public, no-cache")
        .header("etag", tag)
        .header("cross-origin-resource-policy", "cross-origin");
      if (headers["if-none-match"] === tag) return reply.status(304).send();
      const { png } = await painter.paint(shown);
      return reply.type("image/png").send(Buffer.from(png));
    },
  );
  ready();
};
