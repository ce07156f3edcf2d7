// How Fastify itself is set: limits, trust, and a log without secrets.
import type { FastifyServerOptions } from "fastify";

const LARGEST_BODY_BYTES = 16 * 1024;

/** Of an error, what helps to find it: never the values it happened to hold. */
function errorForLog({ name, message, stack, code }: Error & { code?: unknown }) {
  return { type: name, message, stack: stack ?? "", ...(typeof code === "string" && { code }) };
}

export function fastifyOptions(level: string, destination?: { write(line: string): void }): FastifyServerOptions {
  return {
    bodyLimit: LARGEST_BODY_BYTES,
    // The web app's rewrites, or a proxy beside it, say who really asks; nobody else reaches this port.
    trustProxy: ["loopback", "linklocal", "uniquelocal"],
    routerOptions: { maxParamLength: 100 },
    logger: {
      level,
      serializers: {
        // No headers, no query, no body: they hold sessions, tokens and moves.
        req: ({ method, url }) => ({ method, url: url.replace(/\?.*/s, "") }),
        res: ({ statusCode }) => ({ statusCode }),
        err: errorForLog,
      },
      ...(destination && { stream: destination }),
    },
  };
}
