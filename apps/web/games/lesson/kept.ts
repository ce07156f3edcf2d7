// How far the learner has come, kept in the browser.
import type { GameTypes } from "@pithead/engine";
import type { Lesson } from "./lesson.ts";
import { type Kept, type Playing, resumed } from "./playing.ts";

/** Where the learner stopped; undefined on a first visit, and where what is kept no longer fits the lesson. */
export function keptOf(lesson: Lesson): Playing | undefined {
  const kept = read(lesson);
  return kept && kept.step < lesson.steps.length ? resumed(lesson, kept) : undefined;
}

/** A browser that keeps nothing forgets the lesson when the page is left. */
export function keep({ rules }: Lesson, { step, commands }: Playing): void {
  try {
    localStorage.setItem(nameOf(rules.id), JSON.stringify({ step, commands } satisfies Kept));
  } catch {
    // Full, or not allowed.
  }
}

function read({ rules }: Lesson): Kept | undefined {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(nameOf(rules.id)) ?? "null");
    if (typeof raw !== "object" || raw === null || !("step" in raw) || !("commands" in raw)) return undefined;
    const { step, commands } = raw;
    if (typeof step !== "number" || !Number.isInteger(step) || step < 0 || !Array.isArray(commands)) return undefined;
    const parsed = commands.map((command: unknown) => rules.parseCommand(command));
    const read: GameTypes["command"][] = parsed.flatMap((each) => (each.ok ? [each.value] : []));
    return read.length === commands.length ? { step, commands: read } : undefined;
  } catch {
    return undefined;
  }
}

function nameOf(game: string): string {
  return `lesson-${game}`;
}
