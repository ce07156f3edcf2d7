// /players/:id: who somebody is, and how reliable.
import { Profile, UserId } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { reliabilityOf } from "../clocks/reliability.ts";
import { refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const Params = z.object({ userId: UserId });

export const playerRoutes: FastifyPluginCallbackZod<{ service: Service }> = (app, { service }, ready) => {
  const { db } = service;
  app.get(
    "/players/:userId",
    { schema: { tags: ["players"], summary: "A player's profile", params: Params, response: { 200: Profile, ...PROBLEMS } } },
    async ({ params: { userId } }) => {
      const user = await db.user.findUnique({ where: { id: userId } });
      if (user === null) return orProblem(refuse({ kind: "not-found", detail: "There is no such player." }));
      return {
        id: user.id,
        name: user.name ?? "",
        bot: user.bot !== null,
        since: user.createdAt.toISOString(),
        vacationUntil: user.vacationUntil?.toISOString() ?? null,
        reliability: await reliabilityOf(db, userId),
      };
    },
  );
  ready();
};
