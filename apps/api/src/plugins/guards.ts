// Against abuse and overload: security headers, request limits, and refusing work while the process cannot keep up.
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";

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
  await app.register(underPressure, { maxEventLoopDelay: 5000, retryAfter: 5 });
});
