// The API as the browser reaches it: same origin, the session's cookie goes along by itself.
import { calls } from "./calls.ts";
import { wire } from "./wire.ts";

export const api = calls(wire(""));
