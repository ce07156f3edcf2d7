// /games/:id/picture.png, /games/:id/result.png: a game to look at from outside, on cards that others share.
import { GameId, Language, WholeNumber } from "@pithead/contracts";
import type { FastifyReply } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Painter, ToPaint } from "../pictures/painter.ts";
import { publicPicture, publicResult } from "../pictures/public-picture.ts";
import { askerKey } from "../plugins/guards.ts";
import type { Service } from "../service.ts";
import { PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const Params = z.object({ id: GameId });
const Looks = z.object({ theme: z.enum(["day", "night"]).default("day"), lang: Language.default("en") });
const Query = Looks.extend({ at: WholeNumber.pipe(z.number().max(1_000_000)).optional() });

const PNG = { description: "The picture; to be kept, and asked for again by its ETag.", content: { "image/png": { schema: z.unknown() } } };

/** Each costs a fifth of a second of one core. */
const A_MINUTE = 60;
const DAY_SECONDS = 86_400;

interface PictureOptions {
  readonly service: Service;
  readonly painter: Painter;
}

export const pictureRoutes: FastifyPluginCallbackZod<PictureOptions> = (app, { service, painter }, ready) => {
  const tags = ["games"];
  const config = { rateLimit: { max: A_MINUTE, timeWindow: "1 minute", keyGenerator: askerKey } };
  const response = { 200: PNG, 304: z.undefined(), ...PROBLEMS };

  /** Keeps what is not painted again: `days` without asking, then by its tag. */
  async function send(reply: FastifyReply, asked: string | undefined, { shown, tag }: { shown: ToPaint; tag: string }, days: number) {
    reply
      .header("cache-control", days > 0 ? `public, max-age=${days * DAY_SECONDS}` : "public, no-cache")
      .header("etag", tag)
      .header("cross-origin-resource-policy", "cross-origin");
    if (asked === tag) return reply.status(304).send();
    const { png } = await painter.paint(shown);
    return reply.type("image/png").send(Buffer.from(png));
  }

  app.get(
    "/games/:id/picture.png",
    {
      config,
      schema: {
        tags,
        summary: "The board as a spectator sees it, as a PNG 1200 pixels wide; after move `at`, or now",
        params: Params,
        querystring: Query,
        response,
      },
    },
    async ({ params, query, headers }, reply) => {
      const picture = orProblem(await publicPicture(service, params.id, query));
      return send(reply, headers["if-none-match"], picture, picture.isPast ? 1 : 0);
    },
  );

  app.get(
    "/games/:id/result.png",
    {
      config,
      schema: {
        tags,
        summary: "The result of a finished game on a card to be shared, as a PNG of 1200 by 630",
        params: Params,
        querystring: Looks,
        response,
      },
    },
    async ({ params, query, headers }, reply) =>
      send(reply, headers["if-none-match"], orProblem(await publicResult(service, params.id, query)), 1),
  );
  ready();
};
