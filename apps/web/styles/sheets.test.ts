// A narrow sheet comes after those it changes: which it does in the build only where all pages take the same sheets, in one order.
import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const APP = fileURLToPath(new URL("../app", import.meta.url));

/** The sheets of Kohle & Kolonie that a page names. That of the map, which not every page draws, comes before all. */
function sheetsIn(page: string): string[] {
  return [...page.matchAll(/styles\/(kk-[\w-]+)\.css"/g)].flatMap(([, sheet = ""]) => (sheet === "kk-map" ? [] : [sheet]));
}

test("every page with the board of Kohle & Kolonie takes all its sheets, the narrow one last", async () => {
  const orders = new Set<string>();
  for await (const page of glob("**/page.tsx", { cwd: APP })) {
    const sheets = sheetsIn(await readFile(`${APP}/${page}`, "utf8"));
    if (sheets.length > 0) orders.add(sheets.join(" "));
  }
  expect([...orders]).toEqual(["kk-board kk-others kk-tableau kk-above-ground kk-move kk-narrow"]);
});
