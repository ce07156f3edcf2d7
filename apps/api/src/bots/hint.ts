// A hint: what medium would do, what speaks for it most, and the next best, judged by what the seat may know.
import { consider, type Ledger, randomFrom } from "@pithead/bots";
import { HintPart, type HintReason } from "@pithead/contracts";
import { canonicalJson, fold, type GameTypes, type Seat } from "@pithead/engine";
import { isSpokenGame, linesOf } from "@pithead/wording";
import type { Brain, Hint, HintWanted } from "./question.ts";

/** Over so many guesses at what the seat can't know, a move's worth is averaged. */
const GUESSES = 4;
/** VP that are worth a word. */
const NOTABLE = 0.5;

/** What a move brings, in VP. */
interface Worth {
  /** Scored with the move. */
  readonly scored: number;
  /** To be expected at the end, by what it is expected from. */
  readonly own: Ledger;
  /** To be expected at the end, in seat order. */
  readonly all: readonly number[];
}

type Events = Hint["events"];

/** @throws when the seat is not asked. */
export function hintFor(brain: Brain, { game, rules: version, seat, view, seed }: HintWanted): Hint {
  const random = randomFrom(`${seed} hint`);
  const opinions = consider({ game, rules: version, level: "medium", seat, view, seed });
  const [best] = opinions;
  if (best === undefined) throw new RangeError(`Seat ${seat} is not asked.`);
  const guesses = Array.from({ length: GUESSES }, () => brain.determinise(view, seat, random));
  const [first = brain.determinise(view, seat, random)] = guesses;
  const followsFrom = ({ command }: Pick<Hint, "command">) => eventsOf(brain, first, seat, command);
  const worthOf = ({ command }: Pick<Hint, "command">) => meanOf(guesses.map((state) => worthIn(brain, state, seat, command)));
  const events = followsFrom(best);
  const next = opinions.find((other) => !isToldAlike(game, seat, followsFrom(other), events));
  const worth = worthOf(best);
  if (next === undefined) return { command: best.command, events, reason: reasonOf(worth, undefined, seat), next: null };
  const nextWorth = worthOf(next);
  const less = Math.max(0, Math.round(sumOf(worth.own) - sumOf(nextWorth.own)));
  return { command: best.command, events, reason: reasonOf(worth, nextWorth, seat), next: { events: followsFrom(next), less } };
}

/** The largest of what the move brings: points at once, or what it brings more than the next best. */
export function reasonOf(worth: Worth, next: Worth | undefined, seat: Seat): HintReason {
  const { scored } = worth;
  if (next === undefined) return scored > 0 ? { code: "scores", vp: rounded(scored) } : { code: "as-good" };
  const more = sumOf(worth.own) - sumOf(next.own);
  const [denied, from] = worth.all.reduce<[number, number]>(
    ([most, whom], each, other) => {
      const less = (next.all[other] ?? each) - each;
      return other !== seat && less > most ? [less, other] : [most, whom];
    },
    [0, seat],
  );
  if (scored > 0 && scored >= more && scored >= denied) return { code: "scores", vp: rounded(scored) };
  if (more >= denied && more > NOTABLE) return { code: "promises", vp: rounded(more), part: largestGain(worth.own, next.own) };
  if (denied > NOTABLE) return { code: "denies", vp: rounded(denied), seat: from };
  return { code: "as-good" };
}

/** Of what the VP are expected from, that which speaks most for the one against the other. */
function largestGain(own: Ledger, other: Ledger): HintPart {
  const gain = (part: HintPart) => (own[part] ?? 0) - (other[part] ?? 0);
  return HintPart.options.reduce((most, part) => (gain(part) > gain(most) ? part : most));
}

/** What would follow, as the seat would see it. */
function eventsOf({ rules }: Brain, state: GameTypes["state"], seat: Seat, command: GameTypes["command"]): Events {
  const decision = rules.decide(state, seat, command);
  return decision.ok ? decision.events.flatMap((event) => rules.viewEvent(event, seat, optionsOf(state)) ?? []) : [];
}

/** Whether a player would be told the same: turns are often the same but for the order of their steps. */
function isToldAlike(game: string, seat: Seat, one: Events, other: Events): boolean {
  const told = (events: Events) => (isSpokenGame(game) ? linesOf(game, { seat, events })[0]?.sentences[0] : events);
  return canonicalJson(told(one)) === canonicalJson(told(other));
}

function worthIn(brain: Brain, state: GameTypes["state"], seat: Seat, command: GameTypes["command"]): Worth {
  const { rules } = brain;
  const decision = rules.decide(state, seat, command);
  const after = fold(rules, rules.clone(state), decision.ok ? decision.events : []);
  const scored = (rules.scores(after)[seat] ?? 0) - (rules.scores(state)[seat] ?? 0);
  return { scored, own: brain.ledgers(after)[seat] ?? {}, all: brain.evaluate(after) };
}

function meanOf(worths: readonly Worth[]): Worth {
  const mean = (of: (worth: Worth) => number) => worths.reduce((sum, worth) => sum + of(worth), 0) / (worths.length || 1);
  const parts = new Set(worths.flatMap(({ own }) => Object.keys(own)));
  return {
    scored: mean(({ scored }) => scored),
    own: Object.fromEntries([...parts].map((part) => [part, mean(({ own }) => own[part] ?? 0)])),
    all: (worths[0]?.all ?? []).map((_, seat) => mean(({ all }) => all[seat] ?? 0)),
  };
}

function sumOf(ledger: Ledger): number {
  return Object.values(ledger).reduce((sum, vp) => sum + vp, 0);
}

function rounded(vp: number): number {
  return Math.max(1, Math.round(vp));
}

/** Positions of every game hold the table's options. */
function optionsOf(view: GameTypes["view"]): GameTypes["options"] {
  return "options" in view && typeof view.options === "object" && view.options !== null ? view.options : {};
}
