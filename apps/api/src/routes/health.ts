// /health: whether this process can serve, for whoever watches over it.
import type { Database } from "@pithead/db";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { PROBLEMS } from "./answers.ts";
import { ProblemError, problem } from "./problem.ts";

export const healthRoute: FastifyPluginCallbackZod<{ db: Database }> = (app, { db }, ready) => {
  const response = { 200: z.object({ status: z.literal("ok") }), ...PROBLEMS };
  const config = { rateLimit: false } as const;
  app.get(
    "/health",
    { config, logLevel: "warn", schema: { tags: ["service"], summary: "Whether the service and its database answer", response } },
    async () => {
      await db.$queryRaw`select 1`.catch(() => {
        throw new ProblemError(problem("busy", "The database does not answer."));
      });
      return { status: "ok" as const };
    },
  );
  ready();
};
