// How Fastify itself is set: limits, trust, and a log without secrets.
import { BlockList, isIPv6 } from "node:net";
import { LARGEST_BODY_BYTES, type Problem } from "@pithead/contracts";
import type { FastifyReply, FastifyServerOptions } from "fastify";
import { problem } from "./routes/problem.ts";

/** Of an error, what helps to find it: never the values it happened to hold. */
function errorForLog({ name, message, stack, code }: Error & { code?: unknown }) {
  return { type: name, message, stack: stack ?? "", ...(typeof code === "string" && { code }) };
}

/** Where the web app asks from: this machine, or a private network that it shares with the API. */
const BESIDE = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  BESIDE.addSubnet(network, prefix, "ipv4");
BESIDE.addAddress("::1", "ipv6");
BESIDE.addSubnet("fc00::", 7, "ipv6");

function isBeside(address: string): boolean {
  return BESIDE.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** What is wrong with an address that the router cannot even look up: it is written wrongly, or longer than any of ours. */
function addressProblem({ code }: { readonly code: string }): Problem {
  if (code === "FST_ERR_BAD_URL") return problem("malformed", "The address is not written as addresses are.");
  return problem("not-found", "There is nothing at this address.");
}

/** Addresses whose next part opens something to whoever knows it. */
const OPENS = /(^\/api\/v1\/(?:feeds|unsubscribe|mail-reports|invitations)\/)[^/]+/;

export interface FastifyChoice {
  /** The least grave lines that are logged. */
  readonly level: string;
  /** How many proxies stand before the web app, each adding to `X-Forwarded-For` whom it was asked by; what is further left, anybody may have written. */
  readonly trustedHops: number;
  readonly destination?: { write(line: string): void };
}

export function fastifyOptions({ level, trustedHops, destination }: FastifyChoice): FastifyServerOptions {
  return {
    bodyLimit: LARGEST_BODY_BYTES,
    trustProxy: (address, hop) => hop < trustedHops && (hop > 0 || isBeside(address)),
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const found = addressProblem(error);
      reply.status(found.status).header("content-type", "application/problem+json").send(found);
    },
    routerOptions: { maxParamLength: 100 },
    logger: {
      level,
      serializers: {
        // No headers, no query, no body: they hold sessions, tokens and moves.
        req: ({ method, url }) => ({ method, url: url.replace(/\?.*/s, "").replace(OPENS, "$1…") }),
        res: ({ statusCode }) => ({ statusCode }),
        err: errorForLog,
      },
      ...(destination && { stream: destination }),
    },
  };
}
