// What people do over a month by habit, and when a message reaches them.
import { MyGames, type Table } from "@pithead/contracts";
import type { Person } from "./habits.ts";
import type { Try } from "./journal.ts";
import { nextTime, weekday } from "./local-time.ts";
import { act, comeBack, takeOver, type Visit, visit } from "./visit.ts";
import { ask, isDone, type World } from "./world.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whatever the messages say, most people look in once in a while. */
const LOOK_IN_HOURS = { least: 20, most: 70 };

/** Plans what a person does by themselves. */
export function live(world: World, person: Person): void {
  const { random, begins, ends } = world;
  const isDaily = person.habit === "daily" || person.email === null;
  if (isDaily) comeDaily(world, person, begins);
  else if (person.habit === "weekend") comeAtWeekends(world, person);
  else if (person.habit !== "vanishing") lookIn(world, person);
  const midway = begins + Math.floor(((ends - begins) * (25 + random(50))) / 100);
  if (person.habit === "traveller") world.plan(midway, () => travel(world, person));
  if (person.habit === "deputing") world.plan(midway, () => depute(world, person));
  if (person.habit === "resigning") world.plan(midway, () => resign(world, person));
}

/** A message has reached somebody. */
export function hear(world: World, person: Person, tried: Try): void {
  for (const { at, how } of answersTo(world, person, tried)) world.plan(at, () => visit(world, person, how));
  const isTired = person.habit === "stopping" && world.now() > (world.begins + world.ends) / 2 && !world.journal.stopped.has(person.id);
  const { stop } = tried;
  if (isTired && stop !== null) world.plan(world.now() + world.random(20) * MINUTE, () => stopMails(world, person, stop));
}

interface Coming {
  readonly at: number;
  readonly how: Visit;
}

/** When somebody comes on a message, and what for. */
function answersTo({ random, begins, ends, now }: World, { habit }: Person, tried: Try): readonly Coming[] {
  const coming = (least: number, most: number, how: Visit = "play"): Coming => ({
    at: now() + (least + random(most - least)) * MINUTE + random(60) * 1000,
    how,
  });
  switch (habit) {
    case "prompt":
    case "traveller":
    case "deputing":
    case "resigning":
      return random(6) === 0 ? [coming(1, 9, "tab"), coming(60, 400)] : [coming(1, 40)];
    case "stopping":
      return [coming(1, 40)];
    case "vanishing":
      return now() < begins + (ends - begins) / 3 ? [coming(1, 40)] : [];
    case "slow":
      return [coming(60, 600)];
    case "ponderer":
      return tried.id.startsWith("reminder") ? [coming(1, 60)] : [coming(2, 20, "look"), coming(26 * 60, 30 * 60)];
    case "daily":
    case "weekend":
      return [];
  }
}

/** Once a day somebody looks for a seat to take over. */
export function seekSeats(world: World): void {
  const { people, random, begins, ends } = world;
  for (let at = begins; at < ends; at += 6 * HOUR) {
    const person = people[random(people.length)];
    if (person !== undefined && person.habit !== "vanishing") world.plan(at + random(6 * HOUR), () => takeOver(world, person));
  }
}

function comeDaily(world: World, person: Person, from: number): void {
  const minute = (7 + world.random(15)) * 60 + world.random(60);
  for (let at = nextTime(from, minute, person.zone); at < world.ends; at = nextTime(at + HOUR, minute, person.zone))
    world.plan(at + world.random(20 * 60) * 1000, () => visit(world, person, "play"));
}

function comeAtWeekends(world: World, person: Person): void {
  for (let at = nextTime(world.begins, 11 * 60, person.zone); at < world.ends; at = nextTime(at + HOUR, 11 * 60, person.zone)) {
    if (![0, 6].includes(weekday(at, person.zone))) continue;
    for (const hours of [0, 3, 7]) world.plan(at + hours * HOUR + world.random(HOUR), () => visit(world, person, "play"));
  }
}

function lookIn(world: World, person: Person): void {
  const { least, most } = LOOK_IN_HOURS;
  const next = () => (least + world.random(most - least)) * HOUR;
  for (let at = world.begins + next(); at < world.ends; at += next()) world.plan(at, () => visit(world, person, "play"));
}

async function travel(world: World, person: Person): Promise<void> {
  const now = world.now();
  const until = now + (2 + world.random(5)) * DAY;
  const begun = await ask(world, person, "POST", "/me/vacation", { until: new Date(until).toISOString() });
  if (!isDone(begun)) return;
  world.journal.rests.push({ at: now, userId: person.id, until });
  if (world.random(2) === 0) return;
  world.plan(now + Math.floor((until - now) / 2), async () => {
    if (!isDone(await ask(world, person, "DELETE", "/me/vacation"))) return;
    world.journal.rests.push({ at: world.now(), userId: person.id, until: null });
    await visit(world, person, "play");
  });
}

async function depute(world: World, person: Person): Promise<void> {
  for (const { id } of await running(world, person)) {
    if (!(await act(world, person, id, `/games/${id}/away`, { level: "easy" }, { did: "away" }))) continue;
    world.plan(world.now() + (1 + world.random(3)) * DAY, () => comeBack(world, person, id));
  }
}

async function resign(world: World, person: Person): Promise<void> {
  const [table] = await running(world, person);
  if (table === undefined) return;
  const to = world.random(2) === 0 ? "bot" : "substitute";
  await act(world, person, table.id, `/games/${table.id}/resign`, { to }, { did: "resign", offered: to === "substitute" });
}

async function stopMails(world: World, person: Person, path: string): Promise<void> {
  if (world.journal.stopped.has(person.id)) return;
  if (!isDone(await ask(world, person, "POST", path, { "List-Unsubscribe": "One-Click" }))) return;
  world.journal.stopped.set(person.id, world.now());
  comeDaily(world, person, world.now());
}

async function running(world: World, person: Person): Promise<Table[]> {
  const mine = await ask(world, person, "GET", "/me/games");
  if (!isDone(mine)) return [];
  const { yourMove, waiting } = MyGames.parse(mine.body);
  return [...yourMove, ...waiting].filter(({ players }) => players.some(({ userId, resigned }) => userId === person.id && !resigned));
}
