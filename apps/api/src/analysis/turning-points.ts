// The moves of a finished game that cost their players most, each with a better one.
import type { Standpoint } from "@pithead/bots";
import type { TurningPoint } from "@pithead/contracts";
import type { LogRow } from "@pithead/db";
import { canonicalJson, fold, type GameTypes, type Ruleset, type Seat, seatAt } from "@pithead/engine";
import type { Mind } from "../bots/mind.ts";

/** So many moves at most are looked into again, and so many named. */
const MOST_LOOKED_INTO = 6;
const MOST_NAMED = 5;
/** What a move must have cost to be named, and how much better the other must be: less may be luck in the playing on. */
const NOTABLE = 0.08;
/** For the bot that looks for a better move. Medium seldom finds one: it sees what a move brings at once, as most players do. */
const ADVISER = { level: "hard", outOfTimeMs: 2000 } as const;

interface Course {
  readonly rules: Ruleset;
  readonly options: GameTypes["options"];
  /** The log from the start on. */
  readonly rows: readonly LogRow[];
  /** By position. */
  readonly chances: readonly (readonly number[])[];
  /** The state at a position, the caller's own. */
  stateAt(seq: number): GameTypes["state"];
}

/** Each seat's chance of winning, known better than those of the course. */
type CarefulJudge = (standpoint: Standpoint) => Promise<readonly number[]>;

interface LookedInto {
  /** By position: the chances of those that were judged with more games. */
  readonly judgedAgain: ReadonlyMap<number, readonly number[]>;
  /** In the order of the game. */
  readonly turningPoints: readonly TurningPoint[];
}

export async function turningPointsOf(course: Course, mind: Mind, judge: CarefulJudge): Promise<LookedInto> {
  const judgedAgain = new Map<number, readonly number[]>();
  const found: TurningPoint[] = [];
  for (const { seq, seat } of costliest(course)) {
    for (const at of [seq - 1, seq]) judgedAgain.set(at, await judge({ state: course.stateAt(at), made: at }));
    const [before, after] = [judgedAgain.get(seq - 1)?.[seat] ?? 0, judgedAgain.get(seq)?.[seat] ?? 0];
    if (before - after < NOTABLE) continue;
    const better = await betterMove(course, mind, judge, seq, seat);
    if (better !== undefined && better.chance - after >= NOTABLE) found.push({ seq, seat, before, after, better });
  }
  const named = found.toSorted((one, other) => lossOf(other) - lossOf(one)).slice(0, MOST_NAMED);
  return { judgedAgain, turningPoints: named.toSorted((one, other) => one.seq - other.seq) };
}

function costliest({ rows, chances }: Course): { seq: number; seat: Seat; loss: number }[] {
  const moves = rows.flatMap(({ seq, seat, auto }) => {
    if (seat === null || auto === "forced") return [];
    const loss = (chances[seq - 1]?.[seat] ?? 0) - (chances[seq]?.[seat] ?? 0);
    return loss >= NOTABLE ? [{ seq, seat: seatAt(seat), loss }] : [];
  });
  return moves.toSorted((one, other) => other.loss - one.loss).slice(0, MOST_LOOKED_INTO);
}

/** What the adviser would have done, and the chance it would have left; undefined when that was the move made. */
async function betterMove(
  course: Course,
  mind: Mind,
  judge: CarefulJudge,
  seq: number,
  seat: Seat,
): Promise<TurningPoint["better"] | undefined> {
  const { rules, rows, options } = course;
  const state = course.stateAt(seq - 1);
  const view = rules.view(state, seat);
  const command = await mind.ask({ ask: "choice", ...ADVISER, game: rules.id, rules: rules.version, seat, view, seed: `analysis ${seq}` });
  const played = rows[seq]?.command;
  if (command === undefined || played === undefined || canonicalJson(command) === canonicalJson(played)) return undefined;
  const decision = rules.decide(state, seat, command);
  if (!decision.ok) return undefined;
  const reached = fold(rules, rules.clone(state), decision.events);
  const chance = (await judge({ state: reached, made: seq }))[seat] ?? 0;
  const events = decision.events.flatMap((event) => rules.viewEvent(event, seat, options) ?? []);
  return {
    command: { ...command },
    events: events.map((event) => ({ ...event })),
    chance,
    view: { ...rules.view(reached, "spectator") },
  };
}

function lossOf({ after, better }: TurningPoint): number {
  return better.chance - after;
}
