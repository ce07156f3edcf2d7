// How large a request may be, and what is answered to one that is larger.
import type { Problem } from "./problem.ts";

/** Of a request's body, nearly everywhere. */
export const LARGEST_BODY_BYTES = 16 * 1024;

/** Of what a mail sender reports, which may be many events or quote a mail. */
export const LARGEST_REPORT_BYTES = 1024 * 1024;

/** The largest body that may be sent to an address of the API. @param path from `/api/v1` on */
export function largestBody(path: string): number {
  return path.startsWith(MAIL_REPORTS) ? LARGEST_REPORT_BYTES : LARGEST_BODY_BYTES;
}

const MAIL_REPORTS = "/api/v1/mail-reports/";

export const TOO_LARGE: Problem = { type: "malformed", title: "Not understood", status: 413, detail: "The request is too large." };
