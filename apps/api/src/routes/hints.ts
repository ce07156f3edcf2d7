// /games/:id/hint: what a bot would do in the asker's place.
import { GameId, Hint } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Thinking } from "../bots/choice.ts";
import { hintFor } from "../play/hint.ts";
import { signedIn } from "../plugins/session.ts";
import type { Service } from "../service.ts";
import { FOR_THE_SIGNED_IN, PROBLEMS } from "./answers.ts";
import { orProblem, ProblemError, problem } from "./problem.ts";

interface HintOptions {
  readonly service: Service;
  readonly thinking: Pick<Thinking, "mind" | "outOfTimeMs">;
}

export const hintRoutes: FastifyPluginCallbackZod<HintOptions> = (app, { service, thinking }, ready) => {
  /** Whose hint is being thought of. */
  const asking = new Set<string>();

  app.get(
    "/games/:id/hint",
    {
      schema: {
        tags: ["games"],
        security: FOR_THE_SIGNED_IN,
        summary: "What a medium bot would do in the asker's place, and why; in games against bots alone",
        params: z.object({ id: GameId }),
        response: { 200: Hint, ...PROBLEMS },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      if (asking.has(id)) throw new ProblemError(problem("too-fast", "A hint of yours is being thought of: wait for it first."));
      asking.add(id);
      try {
        return orProblem(await hintFor(service, thinking, id, request.params.id));
      } finally {
        asking.delete(id);
      }
    },
  );
  ready();
};
