// The thread in which pictures are drawn and painted, beside everything else the process does.
import { parentPort, workerData } from "node:worker_threads";
import { loadEditions } from "@pithead/catalog/edition-files";
import { boardPicture, pngOf, resultPicture } from "@pithead/drawings/picture";
import type { Commission, Finished } from "./painter.ts";

loadEditions(workerData);

/** One picture after another: moves keep the other cores. */
let last: Promise<void> = Promise.resolve();
parentPort?.on("message", ({ id, shown, width }: Commission) => {
  last = last.then(async () => parentPort?.postMessage(await finished(id, { shown, width })));
});

/** Undefined where it could not be painted: what went wrong may hold a part of the position. */
async function finished(id: number, { shown, width }: Omit<Commission, "id">): Promise<Finished> {
  try {
    const { svg, alt } = "result" in shown ? resultPicture(shown) : boardPicture(shown);
    return { id, painted: { png: await pngOf(svg, width), alt } };
  } catch {
    return { id, painted: undefined };
  }
}
