// `npm start`: everything Pithead needs, from a bare clone to one page address.
import { runPithead } from "./pithead.ts";
import { supervise } from "./supervise.ts";

await supervise((crew) => runPithead(crew, "built"));
