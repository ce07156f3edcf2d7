// Feeds by a secret address, and ending mails by a signed one: for programs that cannot sign in.
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { readReport, stopMail } from "../notices/came-back.ts";
import { atomOf, calendarOf, readerByKey } from "../notices/feeds.ts";
import { isSealed, sealOf } from "../notices/seal.ts";
import { unsubscribe } from "../notices/unsubscribe.ts";
import type { Service } from "../service.ts";
import { PROBLEMS } from "./answers.ts";
import { ProblemError, problem } from "./problem.ts";

const Key = z.object({ key: z.string().regex(/^[\w-]{20,60}$/) });
const Token = z.object({ token: z.string().regex(/^[\w-]{1,40}\.[\w-]{43}$/) });

const REPORTS = "mail reports";

interface FeedOptions {
  readonly service: Service;
  readonly publicUrl: string;
  readonly authSecret: string;
  /** In the address to which mail senders report; without one they cannot. */
  readonly mailReportsKey?: string | undefined;
}

export const feedRoutes: FastifyPluginCallbackZod<FeedOptions> = (app, { service, publicUrl, authSecret, mailReportsKey }, ready) => {
  const { db, clock } = service;
  const tags = ["notices"];
  const site = publicUrl.replace(/\/$/, "");
  const response = { 200: z.string(), ...PROBLEMS };

  async function readerOf(key: string) {
    const reader = await readerByKey(db, key);
    if (reader === undefined) throw new ProblemError(problem("not-found", "There is no feed at this address."));
    return reader;
  }

  app.get(
    "/feeds/:key/notices.atom",
    { schema: { tags, summary: "A user's notices as Atom", params: Key, response } },
    async (request, reply) =>
      reply.type("application/atom+xml; charset=utf-8").send(await atomOf(db, await readerOf(request.params.key), site)),
  );
  app.get(
    "/feeds/:key/deadlines.ics",
    { schema: { tags, summary: "A user's deadlines as a calendar", params: Key, response } },
    async (request, reply) =>
      reply.type("text/calendar; charset=utf-8").send(await calendarOf(db, await readerOf(request.params.key), site, clock.now())),
  );

  // Mail programs post a form, whose words say nothing that the address does not.
  app.addContentTypeParser(["application/x-www-form-urlencoded", "multipart/form-data"], { parseAs: "string" }, (_request, _body, done) =>
    done(null, {}),
  );
  app.post(
    "/unsubscribe/:token",
    { schema: { tags, summary: "End mails by one click (RFC 8058)", params: Token, response: { 204: z.undefined(), ...PROBLEMS } } },
    async (request, reply) => {
      if (!(await unsubscribe(service, authSecret, request.params.token)))
        throw new ProblemError(problem("not-found", "This address ends nobody's mails."));
      return reply.status(204).send();
    },
  );
  app.post(
    "/mail-reports/:key",
    {
      schema: {
        tags,
        summary: "What a mail sender reports of addresses (Postmark, SendGrid, Mailgun, Amazon SES)",
        params: Key,
        body: z.unknown(),
        response: { 204: z.undefined(), ...PROBLEMS },
      },
    },
    async (request, reply) => {
      if (mailReportsKey === undefined || !isSealed(authSecret, REPORTS, request.params.key, sealOf(authSecret, REPORTS, mailReportsKey)))
        throw new ProblemError(problem("not-found", "There is nothing at this address."));
      await stopMail(db, readReport(request.body), clock.now());
      return reply.status(204).send();
    },
  );
  ready();
};
