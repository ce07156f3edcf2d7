// How a month begins: people with their settings, and the tables that will be opened.
import { Table } from "@pithead/contracts";
import type { Database } from "@pithead/db";
import type { Devices } from "./devices.ts";
import { followFeeds } from "./feeds.ts";
import type { Hooks } from "./hooks.ts";
import type { TablePlan } from "./tables.ts";
import { act } from "./visit.ts";
import { ask, isDone, type World } from "./world.ts";

/** What listens on this machine. */
interface Receivers {
  readonly hooks: Hooks;
  readonly devices: Devices;
}

/** People with their settings, made as they make them; accounts, and what leads to this machine, come from outside the API. */
export async function settle(db: Database, world: World, { hooks, devices }: Receivers): Promise<void> {
  for (const person of world.people) {
    const { id, name, email, locale, zone, quiet, digestAt, delayMinutes, hasMail, hasWebhook, browser, hasFeeds, autoVacation } = person;
    await db.user.create({ data: { id, name, email, locale } });
    if (hasWebhook) await db.webhook.create({ data: { userId: id, url: hooks.urlFor(id), style: "json", secret: "known to both" } });
    if (browser !== "none") await db.pushDevice.create({ data: { userId: id, name: "A browser", ...devices.subscribe(id) } });
    await ask(world, person, "PATCH", "/me/notices/settings", { timeZone: zone, mail: hasMail, quiet, digestAt, delayMinutes });
    if (autoVacation) await ask(world, person, "PATCH", "/me/vacation", { automatic: true });
    if (hasFeeds) await followFeeds(world, person);
  }
}

/** Somebody opens a table then, the others sit down, and once in a while all want the clocks to stand. */
export function planTable(world: World, { at, people, wanted, pause }: TablePlan): void {
  const [owner, ...others] = people;
  if (owner === undefined) return;
  world.plan(at, async () => {
    const opened = await ask(world, owner, "POST", "/tables", wanted);
    if (!isDone(opened)) return;
    const { id } = Table.parse(opened.body);
    for (const other of others) await ask(world, other, "POST", `/tables/${id}/sit`, {});
    if (pause === null) return;
    const want = (wants: boolean) => async () => {
      for (const person of wants ? people : [owner]) await act(world, person, id, `/games/${id}/pause`, { wants }, { did: "pause", wants });
    };
    world.plan(pause.from, want(true));
    world.plan(pause.until, want(false));
  });
}
