// /games/:id/pause, /resign, /seats/:seat/vote and /take: what players agree on about clocks, and leaving for good.
import { CastBallot, GameId, Resign, Table, WantPause, WholeNumber } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { wantPause } from "../clocks/pause.ts";
import { resign, takeSeat } from "../clocks/resign.ts";
import { castBallot } from "../clocks/vote.ts";
import { signedIn } from "../plugins/session.ts";
import type { Service } from "../service.ts";
import { FOR_THE_SIGNED_IN, PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const Params = z.object({ id: GameId });
const SeatParams = Params.extend({ seat: WholeNumber.pipe(z.number().max(4)) });

export const clockRoutes: FastifyPluginCallbackZod<{ service: Service }> = (app, { service }, ready) => {
  const tags = ["games"];
  const security = FOR_THE_SIGNED_IN;
  const response = { 200: Table, ...PROBLEMS };

  app.post(
    "/games/:id/pause",
    { schema: { tags, security, summary: "Want all clocks to stand, or no longer", params: Params, body: WantPause, response } },
    async (request) => orProblem(await wantPause(service, signedIn(request).id, request.params.id, request.body.wants)),
  );

  app.post(
    "/games/:id/resign",
    {
      schema: { tags, security, summary: "Leave for good: the seat goes to a bot or a substitute", params: Params, body: Resign, response },
    },
    async (request) => orProblem(await resign(service, signedIn(request).id, request.params.id, request.body.to)),
  );

  app.post(
    "/games/:id/seats/:seat/vote",
    { schema: { tags, security, summary: "Vote about a seat whose time is up", params: SeatParams, body: CastBallot, response } },
    async (request) => {
      const { id, seat } = request.params;
      return orProblem(await castBallot(service, signedIn(request).id, id, seat, request.body.choice));
    },
  );

  app.post(
    "/games/:id/seats/:seat/take",
    { schema: { tags, security, summary: "Take over a seat that is open to a substitute", params: SeatParams, response } },
    async (request) => orProblem(await takeSeat(service, signedIn(request).id, request.params.id, request.params.seat)),
  );
  ready();
};
