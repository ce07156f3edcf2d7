// Every error leaves as a problem: with the field that is wrong, and never with a stack trace or a database's words.
import { type Problem, TOO_LARGE } from "@pithead/contracts";
import { isUnreachable } from "@pithead/db";
import type { FastifyError, FastifyReply } from "fastify";
import plugin from "fastify-plugin";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { ProblemError, problem } from "../routes/problem.ts";

const BUSY = "The server is too busy or cannot reach its database: try again soon.";

export default plugin((app, _options, ready) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const found = problemOf(error);
    if (found.status >= 500) request.log.error({ err: error, params: request.params }, "request failed");
    return send(reply, found);
  });
  // Fastify would read plain text too, as a string.
  app.removeContentTypeParser("text/plain");
  app.setNotFoundHandler((_request, reply) => send(reply, problem("not-found", "There is nothing at this address.")));
  ready();
});

function send(reply: FastifyReply, found: Problem): FastifyReply {
  return reply.status(found.status).header("content-type", "application/problem+json").send(found);
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (hasZodFastifySchemaValidationErrors(error)) return malformed(error);
  if (isUnreachable(error)) return problem("busy", BUSY);
  switch (error.statusCode) {
    case 400:
      return problem("malformed", "The request's body is not the JSON it should be.");
    case 413:
      return TOO_LARGE;
    case 415:
      return { ...problem("malformed", "The request's body must be JSON."), status: 415 };
    case 429:
      return problem("too-fast", "Too many requests: wait a little and try again.");
    case 503:
      return problem("busy", BUSY);
    default:
      return problem("internal", "Something broke here. Nothing was changed; try again, and tell us when it stays so.");
  }
}

/** The first field that is wrong. A wrong address is an unknown one. */
function malformed(error: Extract<FastifyError, { validation?: unknown }>): Problem {
  if (error.validationContext === "params") return problem("not-found", "There is nothing at this address.");
  const [first] = error.validation ?? [];
  const unknown = first?.params?.keys;
  const path = (first?.instancePath ?? "").split("/").filter((part) => part !== "");
  const field = (Array.isArray(unknown) ? [...path, String(unknown[0])] : path).join(".");
  const said = first?.message ?? "not understood";
  return field === "" ? problem("malformed", said) : problem("malformed", `${field}: ${said}`, { field });
}
