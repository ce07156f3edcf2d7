// Feeds by a secret address, and ending mails by a signed one: for programs that cannot sign in.
import { LARGEST_REPORT_BYTES } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { stopMail } from "../notices/came-back.ts";
import { atomOf, calendarOf, readerByKey } from "../notices/feeds.ts";
import { isSealed, sealOf } from "../notices/seal.ts";
import { questionIn, readReport } from "../notices/sender-reports.ts";
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

  function isReportsKey(key = ""): boolean {
    return mailReportsKey !== undefined && isSealed(authSecret, REPORTS, key, sealOf(authSecret, REPORTS, mailReportsKey));
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
  // Amazon calls its JSON text.
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, body, done) => done(null, body));
  app.post(
    "/unsubscribe/:token",
    { schema: { tags, summary: "End mails by one click (RFC 8058)", params: Token, response: { 204: z.undefined(), ...PROBLEMS } } },
    async (request, reply) => {
      if (!(await unsubscribe(service, authSecret, request.params.token)))
        throw new ProblemError(problem("not-found", "This address ends nobody's mails."));
      return reply.status(204).send();
    },
  );
  // Who opens the address instead is shown a button: programs that look into mails open addresses, too.
  app.get(
    "/unsubscribe/:token",
    { schema: { tags, summary: "To the page that ends mails", params: Token, response: { 303: z.undefined(), ...PROBLEMS } } },
    async (request, reply) => reply.status(303).header("location", `${site}/notices/stop?token=${request.params.token}`).send(undefined),
  );
  app.post(
    "/mail-reports/:key",
    {
      bodyLimit: LARGEST_REPORT_BYTES,
      // Before a long body is read.
      onRequest: async (request) => {
        if (!isReportsKey(Key.safeParse(request.params).data?.key))
          throw new ProblemError(problem("not-found", "There is nothing at this address."));
      },
      schema: {
        tags,
        summary: "What a mail sender reports of addresses (Postmark, SendGrid, Mailgun, Amazon SES)",
        params: Key,
        body: z.unknown(),
        response: { 204: z.undefined(), ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const question = questionIn(request.body);
      if (question !== undefined)
        request.log.warn({ open: question }, "Amazon asks whether it may report mails that come back: open this address once.");
      await stopMail(db, readReport(request.body), clock.now());
      return reply.status(204).send();
    },
  );
  ready();
};
