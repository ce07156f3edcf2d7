// The API as the browser reaches it: same origin, the session's cookie goes along by itself. Games that the page hosts are answered in it.
import { calls } from "./calls.ts";
import { withHosted } from "./hosted.ts";
import { wire } from "./wire.ts";

export const api = withHosted(calls(wire("")));
