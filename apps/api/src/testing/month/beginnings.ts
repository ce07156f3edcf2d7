// How a month begins: people with their settings, and the tables that will be opened.
import { Table } from "@pithead/contracts";
import type { Database } from "@pithead/db";
import type { TablePlan } from "./tables.ts";
import { act } from "./visit.ts";
import { ask, isDone, type World } from "./world.ts";

/** People with their settings, made as they make them; accounts and webhooks of this machine come from outside the API. */
export async function settle(db: Database, world: World, urlFor: (userId: string) => string): Promise<void> {
  for (const person of world.people) {
    const { id, name, email, locale, zone, quiet, digestAt, delayMinutes, hasMail, hasWebhook, autoVacation } = person;
    await db.user.create({ data: { id, name, email, locale } });
    if (hasWebhook) await db.webhook.create({ data: { userId: id, url: urlFor(id), style: "json", secret: "known to both" } });
    await ask(world, person, "PATCH", "/me/notices/settings", { timeZone: zone, mail: hasMail, quiet, digestAt, delayMinutes });
    if (autoVacation) await ask(world, person, "PATCH", "/me/vacation", { automatic: true });
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
