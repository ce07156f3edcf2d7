// People whose programs fetch their feeds once a day, and what such a program reads there.
import { NoticeSettings } from "@pithead/contracts";
import type { Person } from "./habits.ts";
import type { Fetched } from "./journal.ts";
import { nextTime } from "./local-time.ts";
import { ask, isDone, type World } from "./world.ts";

const HOUR = 3_600_000;

/** Somebody has feeds made, and their program fetches them from then on, each day at the same minute. */
export async function followFeeds(world: World, person: Person): Promise<void> {
  const made = await ask(world, person, "PATCH", "/me/notices/settings", { feeds: true });
  const { feedKey } = NoticeSettings.parse(made.body);
  const minute = world.random(24 * 60);
  for (let at = nextTime(world.begins + HOUR, minute, person.zone); at < world.ends; at = nextTime(at + HOUR, minute, person.zone))
    world.plan(at, () => fetchFeeds(world, person, `/feeds/${feedKey}`));
}

async function fetchFeeds(world: World, person: Person, path: string): Promise<void> {
  const atom = await ask(world, person, "GET", `${path}/notices.atom`);
  const calendar = await ask(world, person, "GET", `${path}/deadlines.ics`);
  if (!isDone(atom) || !isDone(calendar)) return;
  world.journal.fetched.push({
    at: world.now(),
    userId: person.id,
    entries: entriesOf(`${atom.body}`),
    deadlines: deadlinesOf(`${calendar.body}`),
  });
}

function entriesOf(atom: string): Fetched["entries"] {
  const entry =
    /<entry><id>tag:[^/]*:(\w+)\/(\d+)\/([\w-]+)<\/id>.*?<updated>([^<]+)<\/updated><link href="[^"]*\/games\/(\w+)"\/><\/entry>/g;
  return [...atom.matchAll(entry)].map(([, gameId = "", seq, kind = "", updated = "", linked]) => ({
    gameId: linked === gameId ? gameId : `${gameId} that leads to ${linked}`,
    seq: Number(seq),
    kind,
    at: Date.parse(updated),
  }));
}

/** Lines that begin with a space go on with the one before. */
function deadlinesOf(calendar: string): Fetched["deadlines"] {
  const [, ...events] = calendar.replace(/\r\n /g, "").split("BEGIN:VEVENT");
  return events.map((event) => {
    const [, year, month, day, hour, minute, second] = /\r\nDTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\r\n/.exec(event) ?? [];
    return {
      gameId: /\r\nURL:.*\/games\/(\w+)\r\n/.exec(event)?.[1] ?? "",
      at: Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
    };
  });
}
