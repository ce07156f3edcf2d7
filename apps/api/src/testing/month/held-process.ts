// A process of the service whose clock stands until it is told the time: HELD_AT, OUTAGE_MS, PICTURES.
import { flushCompileCache } from "node:module";
import { readEnv } from "../../env.ts";
import { serve } from "../../serve.ts";
import { heldClock } from "../held-clock.ts";

/** Those who look again and again: the rounds of the notices, and the clocks. */
const LOOKING = 2;

const { HELD_AT = "", OUTAGE_MS, PICTURES } = process.env;
const clock = heldClock(HELD_AT);
await serve(readEnv(process.env), {
  clock,
  outageMs: Number(OUTAGE_MS),
  mayAsk: (address) => address === "127.0.0.1",
  mailsPictures: PICTURES === "yes",
});
process.on("message", ({ now, looks }: { now: number; looks: boolean }) => {
  if (looks) clock.set(now);
  else clock.slip(now);
  void clock.awaited(LOOKING).then(() => process.send?.(now));
});
process.on("disconnect", () => process.exit());
// A process that is killed keeps nothing of what it has compiled, unless it does so now.
flushCompileCache();
console.log("Server listening");
