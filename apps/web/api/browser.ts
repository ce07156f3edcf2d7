// The API as the browser reaches it: same origin, the session's cookie goes along by itself. Games that the page hosts are answered in it.
import { calls } from "./calls.ts";
import { withHosted } from "./hosted.ts";
import { hearAnswer, hearNothing, KEPT_HEADER } from "./reach.ts";
import { wire } from "./wire.ts";

/** One request from this browser. */
export const call = wire("", { hear: (answer) => (answer ? hearAnswer(answer.headers.get(KEPT_HEADER)) : hearNothing()) });

export const api = withHosted(calls(call));
