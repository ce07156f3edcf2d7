// Errors on the wire: what each refusal is in HTTP. The only place, with the routes, that knows status numbers.
import type { Problem } from "@pithead/contracts";
import type { Outcome, Refusal } from "../refusal.ts";

/** An error that is to be answered as it stands. */
export class ProblemError extends Error {
  override name = "ProblemError";
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

const KINDS = {
  malformed: [400, "Not understood"],
  "not-signed-in": [401, "Not signed in"],
  "not-your-seat": [403, "Not your seat"],
  "not-the-owner": [403, "Not the owner"],
  "only-in-person": [403, "Only in person"],
  "cross-site": [403, "From another site"],
  "not-found": [404, "Not found"],
  stale: [409, "The game has moved on"],
  conflict: [409, "Not possible now"],
  "edition-missing": [409, "Edition not here"],
  unreliable: [403, "Not reliable enough"],
  refused: [422, "Against the rules"],
  "too-fast": [429, "Too many requests"],
  internal: [500, "Something broke here"],
  busy: [503, "Too busy"],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemKind = keyof typeof KINDS;

export function problem(type: ProblemKind, detail: string, more: Pick<Problem, "field" | "reason" | "seq"> = {}): Problem {
  const [status, title] = KINDS[type];
  return { type, title, status, detail, ...more };
}

/** The value, or the refusal thrown as a problem. */
export function orProblem<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new ProblemError(problemOf(outcome.refusal));
}

function problemOf(refusal: Refusal): Problem {
  switch (refusal.kind) {
    case "malformed":
      return problem("malformed", `${refusal.field}: ${refusal.detail}`, { field: refusal.field });
    case "refused":
      return problem("refused", `The rules do not allow this move: ${refusal.reason.code}.`, { reason: { ...refusal.reason } });
    case "stale":
      return problem("stale", `The game is at move ${refusal.seq} now.`, { seq: refusal.seq });
    case "edition-missing":
      return problem("edition-missing", `The game is played with the edition "${refusal.edition}", which is not on this server now.`);
    case "unreliable":
    case "conflict":
    case "too-fast":
      return problem(refusal.kind, refusal.detail, { reason: { ...refusal.reason } });
    case "not-found":
    case "not-your-seat":
    case "not-the-owner":
      return problem(refusal.kind, refusal.detail);
  }
}
