// The API as an ordinary Fastify plugin: tests inject requests into it, `server.ts` listens.
import websocket from "@fastify/websocket";
import { TIME_HEADER } from "@pithead/contracts";
import plugin from "fastify-plugin";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Thinking } from "./bots/choice.ts";
import type { Means } from "./notices/channels/mail-notice.ts";
import type { Painter } from "./pictures/painter.ts";
import apiPage from "./plugins/api-page.ts";
import guards from "./plugins/guards.ts";
import problems from "./plugins/problems.ts";
import sameSite from "./plugins/same-site.ts";
import session from "./plugins/session.ts";
import { accountRoutes } from "./routes/accounts.ts";
import { analysisRoutes } from "./routes/analysis.ts";
import { chatRoutes } from "./routes/chat.ts";
import { clockRoutes } from "./routes/clocks.ts";
import { editionRoutes } from "./routes/editions.ts";
import { feedRoutes } from "./routes/feeds.ts";
import { gameRoutes } from "./routes/games.ts";
import { healthRoute } from "./routes/health.ts";
import { hintRoutes } from "./routes/hints.ts";
import { invitationRoutes } from "./routes/invitations.ts";
import { metricsRoute } from "./routes/metrics.ts";
import { noticeRoutes } from "./routes/notices.ts";
import { pictureRoutes } from "./routes/pictures.ts";
import { playerRoutes } from "./routes/players.ts";
import { standingOrderRoutes } from "./routes/standing-orders.ts";
import { streamRoutes } from "./routes/streams.ts";
import { substituteRoutes } from "./routes/substitutes.ts";
import { tableRoutes } from "./routes/tables.ts";
import { tokenRoutes } from "./routes/tokens.ts";
import { vacationRoutes } from "./routes/vacations.ts";
import type { Service } from "./service.ts";
import { createHub } from "./sockets/hub.ts";
import { LONGEST_MESSAGE_BYTES, sockets } from "./sockets/plugin.ts";

export interface AppOptions {
  readonly service: Service;
  readonly databaseUrl: string;
  /** The address that people open. */
  readonly publicUrl: string;
  /** Shared with the web app. */
  readonly authSecret: string;
  readonly requestsPerMinute: number;
  /** In the address to which mail senders report bounces and complaints; without one they cannot. */
  readonly mailReportsKey?: string | undefined;
  /** Where bots think. */
  readonly thinking: Pick<Thinking, "mind" | "outOfTimeMs">;
  /** Where pictures are painted. */
  readonly painter: Painter;
  /** With what notices are tried. */
  readonly means: Means;
}

export const app = plugin<AppOptions>(async (fastify, options) => {
  const { service, databaseUrl, publicUrl, authSecret, requestsPerMinute, thinking, painter, means, mailReportsKey } = options;
  const { db } = service;
  const hub = createHub();
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(serializerCompiler);
  // First, so that it also closes the connections of upgrades that a later hook refuses.
  await fastify.register(websocket, { options: { maxPayload: LONGEST_MESSAGE_BYTES } });
  await fastify.register(problems);
  await fastify.register(sameSite, { publicUrl });
  await fastify.register(session, { db, authSecret });
  await fastify.register(guards, { requestsPerMinute, isSecure: publicUrl.startsWith("https:") });
  await fastify.register(apiPage, { publicUrl });
  await fastify.register(metricsRoute, { service });
  await fastify.register(
    async (v1) => {
      // Answers hold what one user may know.
      v1.addHook("onRequest", async (_request, reply) => {
        reply.header("cache-control", "no-store");
        // By this, pages tell how long a clock still has, whatever the browser's own clock says.
        reply.header(TIME_HEADER, String(service.clock.now().getTime()));
      });
      await v1.register(healthRoute, { db });
      await v1.register(accountRoutes, { service });
      await v1.register(tokenRoutes, { service });
      await v1.register(noticeRoutes, { service, means });
      await v1.register(feedRoutes, { service, publicUrl, authSecret, mailReportsKey });
      await v1.register(tableRoutes, { service });
      await v1.register(invitationRoutes, { service });
      await v1.register(gameRoutes, { service });
      await v1.register(chatRoutes, { service });
      await v1.register(pictureRoutes, { service, painter });
      await v1.register(analysisRoutes, { service });
      await v1.register(hintRoutes, { service, thinking });
      await v1.register(editionRoutes);
      await v1.register(standingOrderRoutes, { service });
      await v1.register(substituteRoutes, { service });
      await v1.register(clockRoutes, { service });
      await v1.register(vacationRoutes, { service });
      await v1.register(playerRoutes, { service });
      await v1.register(streamRoutes, { service, hub });
      await v1.register(sockets, { db, databaseUrl, hub });
    },
    { prefix: "/api/v1" },
  );
});
