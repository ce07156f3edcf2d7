// /games/:id/away, /back and /seats/:seat/away: a bot plays on for who is not there.
import { GameId, LeaveToBot, Table, WholeNumber } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { comeBack, leaveToBot, replaceAbsent } from "../bots/substitute.ts";
import { signedIn } from "../plugins/session.ts";
import type { Service } from "../service.ts";
import { FOR_THE_SIGNED_IN, PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const Params = z.object({ id: GameId });
const SeatParams = Params.extend({ seat: WholeNumber.pipe(z.number().max(4)) });

export const substituteRoutes: FastifyPluginCallbackZod<{ service: Service }> = (app, { service }, ready) => {
  const tags = ["games"];
  const security = FOR_THE_SIGNED_IN;
  const response = { 200: Table, ...PROBLEMS };

  app.post(
    "/games/:id/away",
    {
      schema: {
        tags,
        security,
        summary: "Have a bot play on in the asker's seat; the game is unrated from then on",
        params: Params,
        body: LeaveToBot,
        response,
      },
    },
    async (request) => orProblem(await leaveToBot(service, signedIn(request).id, request.params.id, request.body.level)),
  );

  app.post(
    "/games/:id/back",
    { schema: { tags, security, summary: "Play one's own seat again", params: Params, response } },
    async (request) => orProblem(await comeBack(service, signedIn(request).id, request.params.id)),
  );

  app.post(
    "/games/:id/seats/:seat/away",
    {
      schema: {
        tags,
        security,
        summary: "Have a bot play on for an opponent who has long been absent; the game is unrated from then on",
        params: SeatParams,
        response,
      },
    },
    async (request) => orProblem(await replaceAbsent(service, signedIn(request).id, request.params.id, request.params.seat)),
  );
  ready();
};
