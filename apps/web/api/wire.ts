// One call over HTTP: JSON out, JSON in, and a problem as a typed error. Fits browser and server.
import type { Problem, TIME_HEADER } from "@pithead/contracts";
import { hearServiceTime } from "./service-time.ts";

// Its value alone: the contracts would bring their schemas along.
const SAYS_TIME: typeof TIME_HEADER = "pithead-time";

/** The API refused, or could not be reached (`type` is `unreachable`). */
export class ApiError extends Error {
  override name = "ApiError";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Sends one request below `/api/v1`. @throws ApiError */
export type Call = <Answer>(method: Method, path: string, body?: object) => Promise<Answer>;

interface Ears {
  /** What every request carries besides its content type. */
  headers?: () => Promise<Record<string, string>>;
  /** Hears of every answer; undefined: none came. */
  hear?: (answer: Response | undefined) => void;
}

/** @param base what comes before `/api/v1`: empty in the browser */
export function wire(base: string, { headers = async () => ({}), hear = () => {} }: Ears = {}): Call {
  return async <Answer>(method: Method, path: string, body?: object) => {
    const asked = Date.now();
    const response = await reach(hear, `${base}/api/v1${path}`, {
      method,
      headers: { ...(await headers()), ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      cache: "no-store",
    });
    hearServiceTime(response.headers.get(SAYS_TIME), asked, Date.now());
    if (!response.ok) throw new ApiError(await problemOf(response));
    // What the API answers is checked against the contracts on its own side, before it is sent.
    return (response.status === 204 || response.headers.get("content-length") === "0" ? undefined : await response.json()) as Answer;
  };
}

async function reach(hear: (answer: Response | undefined) => void, url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    hear(response);
    return response;
  } catch {
    hear(undefined);
    throw new ApiError({ type: "unreachable", title: "Unreachable", status: 0, detail: "The server could not be reached." });
  }
}

/** The problem an answer describes. Trouble that is not described comes from whoever stands before the API: it could not be reached. */
async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isProblem(body)) return body;
  return {
    type: response.status >= 500 ? "unreachable" : "internal",
    title: response.statusText,
    status: response.status,
    detail: `The server answered ${response.status}.`,
  };
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === "object" &&
    body !== null &&
    "type" in body &&
    typeof body.type === "string" &&
    "detail" in body &&
    typeof body.detail === "string"
  );
}
