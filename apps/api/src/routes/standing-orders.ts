// /games/:id/orders: what the asker settles beforehand in a game, for nobody else to see.
import { ChangeStandingOrders, GameId, StandingOrders } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedIn } from "../plugins/session.ts";
import type { Service } from "../service.ts";
import { changeStandingOrders, standingOrdersFor } from "../standing-orders/change.ts";
import { FOR_THE_SIGNED_IN, PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const Params = z.object({ id: GameId });

export const standingOrderRoutes: FastifyPluginCallbackZod<{ service: Service }> = (app, { service }, ready) => {
  const tags = ["standing orders"];
  const security = FOR_THE_SIGNED_IN;

  app.get(
    "/games/:id/orders",
    {
      schema: {
        tags,
        security,
        summary: "The asker's own standing orders",
        params: Params,
        response: { 200: StandingOrders, ...PROBLEMS },
      },
    },
    async (request) => orProblem(await standingOrdersFor(service, signedIn(request).id, request.params.id)),
  );

  app.patch(
    "/games/:id/orders",
    {
      schema: {
        tags,
        security,
        summary: "Set or cancel standing orders, from the next question on",
        params: Params,
        body: ChangeStandingOrders,
        response: { 200: StandingOrders, ...PROBLEMS },
      },
    },
    async (request) => orProblem(await changeStandingOrders(service, signedIn(request).id, request.params.id, request.body)),
  );
  ready();
};
