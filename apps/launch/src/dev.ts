// `npm run dev`: as `npm start`, with pages and API that follow the sources.
import { runPithead } from "./pithead.ts";
import { supervise } from "./supervise.ts";

await supervise((crew) => runPithead(crew, "watched"));
