// Requests that change something, and sockets, come from our own pages or from no page at all.
import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { ProblemError, problem } from "../routes/problem.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

export default plugin<{ readonly publicUrl: string }>((app, { publicUrl }, ready) => {
  const own = new URL(publicUrl);
  app.addHook("onRequest", async (request) => {
    const isUpgrade = request.headers.upgrade !== undefined;
    if (SAFE.has(request.method) && !isUpgrade) return;
    if (!comesFromHere(request, own))
      throw new ProblemError(problem("cross-site", `Requests from other sites than ${own.origin} are refused.`));
  });
  ready();
});

/** Browsers always say where such a request comes from; what says nothing is no browser and holds no cookie but by its user's will. */
function comesFromHere({ headers }: FastifyRequest, own: URL): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  return headers.origin === undefined || isOwn(headers.origin, own);
}

function isOwn(origin: string, own: URL): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.origin === own.origin) return true;
  // One machine by another of its names.
  return LOOPBACK.has(from.hostname) && LOOPBACK.has(own.hostname) && from.port === own.port && from.protocol === own.protocol;
}
