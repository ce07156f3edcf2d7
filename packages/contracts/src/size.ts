// How large a request may be, and what is answered to one that is larger.
import type { Problem } from "./problem.ts";

/** Of a request's body. */
export const LARGEST_BODY_BYTES = 16 * 1024;

export const TOO_LARGE: Problem = { type: "malformed", title: "Not understood", status: 413, detail: "The request is too large." };
