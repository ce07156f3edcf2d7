// /session and /me: who is asking, and what they change about themselves.
import {
  AddMail,
  ChooseLanguage,
  ConfirmMail,
  MAILED_LINK_COOKIE,
  MailedLink,
  Me,
  MyGames,
  Rename,
  SessionState,
} from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { meOf } from "../accounts/asker.ts";
import { cookiesIn } from "../accounts/cookies.ts";
import { claimMail, confirmMail } from "../accounts/mail-claim.ts";
import { toldOfLink } from "../accounts/told-of-link.ts";
import { inPerson, signedIn } from "../plugins/session.ts";
import type { Service } from "../service.ts";
import { gamesOf } from "../tables/lists.ts";
import { FOR_THE_SIGNED_IN, IN_PERSON, PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

export const accountRoutes: FastifyPluginCallbackZod<{ service: Service }> = (app, { service }, ready) => {
  const { db } = service;
  const tags = ["session"];
  const security = IN_PERSON;

  app.get(
    "/session",
    { schema: { tags, summary: "Who is signed in", response: { 200: SessionState, ...PROBLEMS } } },
    async ({ asker }) => ({
      me: asker && (await meOf(db, asker.id)),
    }),
  );

  app.patch(
    "/me",
    { schema: { tags, security, summary: "Change one's name", body: Rename, response: { 200: Me, ...PROBLEMS } } },
    async (request) => {
      const { id } = inPerson(request);
      await db.user.update({ where: { id }, data: { name: request.body.name } });
      return meOf(db, id);
    },
  );

  app.patch(
    "/me/language",
    {
      schema: {
        tags,
        security,
        summary: "Choose the language of pages and mails",
        body: ChooseLanguage,
        response: { 200: Me, ...PROBLEMS },
      },
    },
    async (request) => {
      const asker = inPerson(request);
      await db.user.update({ where: { id: asker.id }, data: { locale: request.body.language } });
      return meOf(db, asker.id);
    },
  );

  app.post(
    "/me/email",
    {
      schema: {
        tags,
        security,
        summary: "Have a link mailed that keeps a guest's games under a mail address",
        body: AddMail,
        response: { 202: z.undefined(), ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const link = orProblem(await claimMail(service, inPerson(request), request.body.email));
      const attributes = `Path=/; Max-Age=86400; HttpOnly; SameSite=Lax${service.publicUrl.startsWith("https:") ? "; Secure" : ""}`;
      reply.header("set-cookie", `${MAILED_LINK_COOKIE}=${link}; ${attributes}`);
      return reply.status(202).send();
    },
  );

  app.post(
    "/me/email/confirm",
    { schema: { tags, security, summary: "Use the mailed link up", body: ConfirmMail, response: { 200: Me, ...PROBLEMS } } },
    async (request) => orProblem(await confirmMail(service, inPerson(request), request.body.token)),
  );

  app.get(
    "/mailed-link",
    {
      schema: {
        tags,
        summary: "What became of the mail with a link that this browser asked for last",
        response: { 200: MailedLink, ...PROBLEMS },
      },
    },
    ({ headers }) => toldOfLink(db, cookiesIn(headers.cookie).get(MAILED_LINK_COOKIE)),
  );

  app.post(
    "/me/sign-out-everywhere",
    { schema: { tags, security, summary: "End every session of the asker", response: { 204: z.undefined(), ...PROBLEMS } } },
    async (request, reply) => {
      await db.user.update({ where: { id: inPerson(request).id }, data: { sessionEpoch: { increment: 1 } } });
      return reply.status(204).send();
    },
  );

  app.get(
    "/me/games",
    { schema: { tags, security: FOR_THE_SIGNED_IN, summary: "The asker's games", response: { 200: MyGames, ...PROBLEMS } } },
    (request) => gamesOf(db, signedIn(request).id),
  );
  ready();
};
