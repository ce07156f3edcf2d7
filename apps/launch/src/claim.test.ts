// One launcher per data folder, and no claim outlives its owner.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { claimFolder } from "./claim.ts";
import { freePort } from "./reach.ts";

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), "pithead-claim-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

test("a second claim is refused with the address of the first, until it is given back", async () => {
  const data = await folder();
  const giveBack = await claimFolder(data, "http://localhost:3000");
  await expect(claimFolder(data, "http://localhost:4000")).rejects.toThrow("at http://localhost:3000");
  await giveBack();
  await (await claimFolder(data, "http://localhost:4000"))();
});

test.each([
  [
    "names a port that nobody answers on",
    async () => JSON.stringify({ port: await freePort(), token: "x", address: "http://localhost:1" }),
  ],
  ["is cut off", async () => '{"port":'],
  ["is empty", async () => ""],
])("a claim that %s is a killed launcher's and is taken over", async (_, text) => {
  const data = await folder();
  await writeFile(path.join(data, "launcher.json"), await text());
  await (await claimFolder(data, "http://localhost:3000"))();
});
