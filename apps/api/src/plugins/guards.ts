// Against abuse and overload: security headers, request limits, and refusing work while the process cannot keep up.
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";

const SECOND_MS = 1000;
/**
 * Requests are refused once one round of the process's work has taken so long. It must not be looked at more often than
 * that: a look before anything could be measured counts as an endless delay, and a round as long as the time between
 * two looks is enough for one. At a look a second, a busy machine refused its players' pages.
 */
const STUCK_MS = 5 * SECOND_MS;

interface GuardOptions {
  /** Of one user, or of one address of nobody signed in. */
  readonly requestsPerMinute: number;
  readonly isSecure: boolean;
}

/** By which one asker is told from another, when something is counted. */
export function askerKey({ asker, ip }: Pick<FastifyRequest, "asker" | "ip">): string {
  return asker === null ? `address ${ip}` : `user ${asker.id}`;
}

export default plugin<GuardOptions>(async (app, { requestsPerMinute, isSecure }) => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Without TLS there is nothing for browsers to insist on.
    strictTransportSecurity: isSecure,
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: "1 minute",
    keyGenerator: askerKey,
  });
  await app.register(underPressure, { maxEventLoopDelay: STUCK_MS, sampleInterval: STUCK_MS, retryAfter: STUCK_MS / SECOND_MS });
});
