// /metrics: figures of the service for Prometheus. Beside the API, where the web app forwards nothing: it is for the machine's own network.
import { failingMails, GRACE_SECONDS, overdueJobs, overdueNotices, stuckGames } from "@pithead/db";
import type { FastifyPluginCallback } from "fastify";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Service } from "../service.ts";

const OVERDUE = ["deadline", "vote", "bot", "host", "job", "notice", "mail"] as const;

export const metricsRoute: FastifyPluginCallback<{ service: Service }> = (app, { service }, ready) => {
  const { db, clock } = service;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  new Gauge({
    name: "pithead_overdue",
    help: "What should have happened a minute ago and has not, by what it is. Above zero, somebody should look.",
    labelNames: ["what"],
    registers: [registry],
    async collect() {
      const now = clock.now();
      const [games, jobs, notices, mails] = await Promise.all([
        stuckGames(db, now),
        overdueJobs(db),
        overdueNotices(db, now),
        failingMails(db, now),
      ]);
      const due = new Date(now.getTime() - GRACE_SECONDS * 1000);
      // One that was refused once comes in time by the second try.
      const waiting = mails.filter(({ goesOn, since }) => goesOn && since <= due);
      const count = (what: (typeof OVERDUE)[number]) => {
        if (what === "job") return jobs.reduce((sum, each) => sum + each.jobs, 0);
        if (what === "notice") return notices.reduce((sum, each) => sum + each.notices, 0);
        if (what === "mail") return waiting.reduce((sum, each) => sum + each.mails, 0);
        return games.filter(({ why }) => why === what).length;
      };
      for (const what of OVERDUE) this.set({ what }, count(what));
    },
  });
  new Gauge({
    name: "pithead_mails_given_up",
    help: "Mails that were given up within a week. Where their number leaps, a mail server refuses us.",
    registers: [registry],
    async collect() {
      const mails = await failingMails(db, clock.now());
      this.set(mails.filter(({ goesOn }) => !goesOn).reduce((sum, each) => sum + each.mails, 0));
    },
  });
  new Gauge({
    name: "pithead_games",
    help: "Games by status.",
    labelNames: ["status"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { status, _count } of await db.game.groupBy({ by: ["status"], _count: true })) this.set({ status }, _count);
    },
  });

  const config = { rateLimit: false } as const;
  app.get("/metrics", { config, logLevel: "warn", schema: { hide: true } }, async (_, reply) => {
    const text = await registry.metrics();
    return reply.type(registry.contentType).serializer(String).send(text);
  });
  ready();
};
