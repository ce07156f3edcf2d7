// /me/notices and what belongs to it: the asker's ledger, how they want to be told, feeds, and ending mails without signing in.
import { AddPushDevice, ChangeNoticeSettings, GameId, GameNotices, Ledger, NoticeSettings, SetWebhook } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Means } from "../notices/channels/mail-notice.ts";
import { ledgerOf } from "../notices/ledger.ts";
import * as settings from "../notices/settings.ts";
import { tryDevice } from "../notices/test-device.ts";
import { tryMail } from "../notices/test-mail.ts";
import { testWebhook } from "../notices/test-webhook.ts";
import { inPerson } from "../plugins/session.ts";
import type { Service } from "../service.ts";
import { IN_PERSON, PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

const Device = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
const Game = z.object({ id: GameId });
const Page = z.object({ before: z.iso.datetime().optional() });

export const noticeRoutes: FastifyPluginCallbackZod<{ service: Service; means: Means }> = (app, { service, means }, ready) => {
  const tags = ["notices"];
  const security = IN_PERSON;
  const response = { 200: NoticeSettings, ...PROBLEMS };
  const path = "/me/notices/settings";

  app.get(
    "/me/notices",
    {
      schema: { tags, security, summary: "What became of the asker's notices", querystring: Page, response: { 200: Ledger, ...PROBLEMS } },
    },
    ({ query, ...request }) => ledgerOf(service.db, inPerson(request).id, query.before === undefined ? undefined : new Date(query.before)),
  );
  app.get(path, { schema: { tags, security, summary: "How the asker is told", response } }, (request) =>
    settings.settingsOf(service, inPerson(request).id),
  );
  app.patch(
    path,
    { schema: { tags, security, summary: "Change how the asker is told", body: ChangeNoticeSettings, response } },
    async (request) => orProblem(await settings.changeSettings(service, inPerson(request).id, request.body)),
  );
  app.post(
    "/me/notices/mail/test",
    {
      schema: { tags, security, summary: "Mail a test to the asker; its fault is in the answer", response },
      config: { rateLimit: { max: 5, timeWindow: "10 minutes" } },
    },
    async (request) => orProblem(await tryMail(service, means, inPerson(request).id)),
  );
  app.post(
    "/me/notices/webhook",
    { schema: { tags, security, summary: "Have notices posted to an address", body: SetWebhook, response } },
    async (request) => orProblem(await settings.setWebhook(service, inPerson(request).id, request.body)),
  );
  app.delete("/me/notices/webhook", { schema: { tags, security, summary: "Have nothing posted any more", response } }, (request) =>
    settings.removeWebhook(service, inPerson(request).id),
  );
  app.post(
    "/me/notices/webhook/test",
    {
      schema: { tags, security, summary: "Post a test to the asker's address; its fault is in the answer", response },
      config: { rateLimit: { max: 10 } },
    },
    async (request) => orProblem(await testWebhook(service, inPerson(request).id)),
  );
  app.post(
    "/me/notices/devices",
    { schema: { tags, security, summary: "Have a browser show notices", body: AddPushDevice, response } },
    async (request) => orProblem(await settings.addDevice(service, inPerson(request).id, request.body)),
  );
  app.delete(
    "/me/notices/devices/:id",
    { schema: { tags, security, summary: "Have a browser show none any more", params: Device, response } },
    (request) => settings.removeDevice(service, inPerson(request).id, request.params.id),
  );
  app.post(
    "/me/notices/devices/:id/test",
    {
      schema: { tags, security, summary: "Have a browser show a test; its fault is in the answer", params: Device, response },
      config: { rateLimit: { max: 10 } },
    },
    async (request) => orProblem(await tryDevice(service, means, inPerson(request).id, request.params.id)),
  );
  const ofGame = { 200: GameNotices, ...PROBLEMS };
  app.get(
    "/games/:id/notices",
    { schema: { tags, security, summary: "Channels that the asker has switched off for a game", params: Game, response: ofGame } },
    async (request) => orProblem(await settings.gameNoticesOf(service, inPerson(request).id, request.params.id)),
  );
  app.patch(
    "/games/:id/notices",
    { schema: { tags, security, summary: "Switch channels off for a game", params: Game, body: GameNotices, response: ofGame } },
    async (request) => orProblem(await settings.changeGameNotices(service, inPerson(request).id, request.params.id, request.body)),
  );
  ready();
};
