// The one command: it starts everything again as it was, and stops all of it.
import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { expect } from "@playwright/test";
import { mailsTo } from "./inbox.ts";
import { open } from "./open.ts";
import { test } from "./person.ts";
import { launch } from "./whole-service.ts";

test("what was stopped by Ctrl-C starts again as it was, and leaves no process", async ({ browser }) => {
  const first = await launch();
  const context = await browser.newContext();
  const page = await context.newPage();
  const table = await test.step("open a table, and ask for a mail", async () => {
    await open(page, `${first.page}/`);
    await page.getByRole("button", { name: "Play as a guest" }).click();
    await page.waitForURL("**/home");
    await open(page, `${first.page}/new`);
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.waitForURL(/\/games\/[a-z0-9]{10}$/);
    const opened = page.url();
    await open(page, `${first.page}/account`);
    await page.getByLabel("Mail address").fill("kept@players.example");
    await page.getByRole("button", { name: "Mail me a link" }).click();
    await expect.poll(async () => (await mailsTo("kept@players.example", first.inbox)).length).toBe(1);
    return opened;
  });

  await test.step("a second start on the same data says so", async () => {
    await expect(launch(first)).rejects.toThrow(`Pithead runs already on this data folder, at ${first.page}`);
  });
  const before = processesOf(first.process.pid);
  expect(before.length).toBeGreaterThanOrEqual(4);
  expect(await first.stop()).toBe(0);
  expect(before.filter(isAlive)).toEqual([]);

  const second = await launch(first);
  await open(page, table);
  await expect(page.getByRole("button", { name: "Close the table" })).toBeVisible();
  expect(await mailsTo("kept@players.example", second.inbox)).toHaveLength(1);
  expect(await second.stop()).toBe(0);
  await context.close();
  await rm(first.data, { recursive: true, force: true });
});

test("when a part dies, everything stops with one sentence, and starts again", async () => {
  const first = await launch();
  const processes = processesOf(first.process.pid);
  const api = processes.find((pid) => commandOf(pid).includes("apps/api/src/server.ts"));
  if (api === undefined) throw new Error("The API does not run.");
  const exited = new Promise<number | null>((resolve) => first.process.once("exit", resolve));
  process.kill(api, "SIGKILL");
  expect(await exited).toBe(1);
  expect(first.said()).toMatch(/^The api was ended by SIGKILL.*$/m);
  expect(processes.filter(isAlive)).toEqual([]);
  const second = await launch(first);
  expect(await second.stop()).toBe(0);
  await rm(first.data, { recursive: true, force: true });
});

test("a launcher that was killed outright is no hindrance to the next", async () => {
  const first = await launch();
  const children = processesOf(first.process.pid);
  first.process.kill("SIGKILL");
  // The Node processes notice; the database is ended by the next start.
  await expect.poll(() => children.filter((pid) => isAlive(pid) && !commandOf(pid).includes("postgres"))).toEqual([]);
  const second = await launch(first);
  expect(children.filter(isAlive)).toEqual([]);
  expect(await second.stop()).toBe(0);
  await rm(first.data, { recursive: true, force: true });
});

/** The processes that the process has started, and those that these have. */
function processesOf(parent: number | undefined): number[] {
  const children = readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
  return children.flatMap((pid) => [pid, ...processesOf(pid)]);
}

function parentOf(pid: number): number | undefined {
  const [, after] = statOf(pid).split(") ");
  return after === undefined ? undefined : Number(after.split(" ")[1]);
}

/** A process that only waits to be buried does not count. */
function isAlive(pid: number): boolean {
  const [, after] = statOf(pid).split(") ");
  return after !== undefined && !after.startsWith("Z");
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}
