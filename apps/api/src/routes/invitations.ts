// /tables/:id/invitations and /invitations/:id: asking somebody to a table, and answering.
import { GameId, Invitation, InvitationId, InvitationList, Invite, SentInvitation, Sit, Table } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { accept, decline, invitationOf } from "../invitations/answer.ts";
import { invitationsTo, invite } from "../invitations/invite.ts";
import { inPerson } from "../plugins/session.ts";
import type { Service } from "../service.ts";
import { IN_PERSON, PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const OfTable = z.object({ id: GameId });
const Named = z.object({ id: InvitationId });

export const invitationRoutes: FastifyPluginCallbackZod<{ service: Service }> = (app, { service }, ready) => {
  const tags = ["invitations"];
  const security = IN_PERSON;
  const ofTable = "/tables/:id/invitations";

  app.get(
    ofTable,
    {
      schema: { tags, security, summary: "Whom the owner has invited", params: OfTable, response: { 200: InvitationList, ...PROBLEMS } },
    },
    async (request) => orProblem(await invitationsTo(service, inPerson(request).id, request.params.id)),
  );
  app.post(
    ofTable,
    {
      schema: {
        tags,
        security,
        summary: "Invite a player by name, or whoever reads a mail address, as the owner",
        params: OfTable,
        body: Invite,
        response: { 201: SentInvitation, ...PROBLEMS },
      },
      config: { rateLimit: { max: 30 } },
    },
    async (request, reply) => {
      const { name, email } = request.body;
      const wanted = email === undefined ? { name: name ?? "" } : { email };
      return reply.status(201).send(orProblem(await invite(service, inPerson(request), request.params.id, wanted)));
    },
  );
  app.get(
    "/invitations/:id",
    { schema: { tags, summary: "An invitation, for whoever holds its link", params: Named, response: { 200: Invitation, ...PROBLEMS } } },
    async (request) => orProblem(await invitationOf(service, request.params.id)),
  );
  app.post(
    "/invitations/:id/accept",
    { schema: { tags, security, summary: "Accept: sit down", params: Named, body: Sit, response: { 200: Table, ...PROBLEMS } } },
    async (request) => orProblem(await accept(service, inPerson(request).id, request.params.id, request.body.clientSeed)),
  );
  app.post(
    "/invitations/:id/decline",
    { schema: { tags, summary: "Decline", params: Named, response: { 200: Invitation, ...PROBLEMS } } },
    async (request) => orProblem(await decline(service, request.params.id)),
  );
  ready();
};
