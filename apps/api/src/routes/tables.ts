// /tables: opening, listing, sitting, leaving, starting.
import { CreateTable, GameId, SeatBot, Sit, Table, TableList, TableQuery, UserId } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedIn } from "../plugins/session.ts";
import { noSuchGame } from "../refusal.ts";
import type { Service } from "../service.ts";
import { seatBot } from "../tables/bots.ts";
import { createTable } from "../tables/create.ts";
import { listTables } from "../tables/lists.ts";
import { leave, removePlayer, sit, start } from "../tables/seats.ts";
import { findTable, tableOf } from "../tables/stored-table.ts";
import { FOR_THE_SIGNED_IN, PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const Params = z.object({ id: GameId });
const PlayerParams = Params.extend({ userId: UserId });

export const tableRoutes: FastifyPluginCallbackZod<{ service: Service }> = (app, { service }, ready) => {
  const tags = ["tables"];
  const security = FOR_THE_SIGNED_IN;
  const response = { 200: Table, ...PROBLEMS };

  app.get(
    "/tables",
    {
      schema: {
        tags,
        summary: "Tables that anybody may see, or the asker's own, newest first",
        querystring: TableQuery,
        response: { 200: TableList, ...PROBLEMS },
      },
    },
    (request) => {
      const { mine, ...wanted } = request.query;
      return listTables(service.db, { ...wanted, userId: mine && signedIn(request).id });
    },
  );

  app.post(
    "/tables",
    { schema: { tags, security, summary: "Open a table and sit first", body: CreateTable, response: { 201: Table, ...PROBLEMS } } },
    async (request, reply) => reply.status(201).send(orProblem(await createTable(service, signedIn(request).id, request.body))),
  );

  app.get("/tables/:id", { schema: { tags, summary: "One table, listed or not", params: Params, response } }, async ({ params }) => {
    const table = await findTable(service.db, params.id);
    return table === null ? orProblem(noSuchGame) : tableOf(table);
  });

  app.post(
    "/tables/:id/sit",
    { schema: { tags, security, summary: "Sit down; the game starts when the last seat is taken", params: Params, body: Sit, response } },
    async (request) => orProblem(await sit(service, signedIn(request).id, request.params.id, request.body.clientSeed)),
  );

  app.post(
    "/tables/:id/leave",
    { schema: { tags, security, summary: "Leave before the start", params: Params, response } },
    async (request) => orProblem(await leave(service, signedIn(request).id, request.params.id)),
  );

  app.post(
    "/tables/:id/start",
    { schema: { tags, security, summary: "Start before the table is full, as its owner", params: Params, response } },
    async (request) => orProblem(await start(service, signedIn(request).id, request.params.id)),
  );

  app.post(
    "/tables/:id/bots",
    { schema: { tags, security, summary: "Seat a bot before the start, as the owner", params: Params, body: SeatBot, response } },
    async (request) => orProblem(await seatBot(service, signedIn(request).id, request.params.id, request.body.level)),
  );

  app.delete(
    "/tables/:id/players/:userId",
    { schema: { tags, security, summary: "Remove a player or a bot before the start, as the owner", params: PlayerParams, response } },
    async (request) => orProblem(await removePlayer(service, signedIn(request).id, request.params.id, request.params.userId)),
  );
  ready();
};
