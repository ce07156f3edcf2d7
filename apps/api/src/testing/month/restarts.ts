// Processes that are killed in a simulated month: in the midst of a mail, of a move, or at rest; for no time, for seconds, for hours.
import type { World } from "./world.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How many processes there are to be: one for a quarter of the month, then two. */
export function wantedProcesses({ begins, ends, now }: Pick<World, "begins" | "ends" | "now">): number {
  return now() - begins < (ends - begins) / 4 ? 1 : 2;
}

/** @param beAway told that nobody is there from one instant to another: then it is the other. */
export function planRestarts(world: World, mostHours: number, beAway: (from: number, until: number) => void): void {
  const { begins, ends, random, journal, processes, dangers } = world;

  async function allAway(ms: number): Promise<void> {
    const from = world.now();
    journal.kills.push(from);
    await processes.kill();
    beAway(from, from + ms);
    while (processes.running < wantedProcesses(world)) await processes.start(world.now());
  }

  const ways: readonly (() => Promise<void>)[] = [
    async () => {
      dangers.inPost = true;
    },
    async () => {
      dangers.inPost = true;
    },
    async () => {
      dangers.inMove = true;
    },
    () => world.replaceOne(),
    () => allAway(0),
    () => allAway((5 + random(50)) * SECOND),
    () => allAway((5 + random(50)) * SECOND),
    () => (random(3) === 0 ? allAway(20 * MINUTE + random(5 * HOUR)) : allAway(random(55) * SECOND)),
  ];
  const span = () => Math.floor((mostHours * HOUR * (20 + random(80))) / 100);
  for (let at = begins + span(); at < ends; at += span()) world.plan(at, ways[random(ways.length)] ?? (() => allAway(0)));
}
