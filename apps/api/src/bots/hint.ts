// A hint: what medium would do, and what of that move's worth speaks for it most, judged by what the seat may know.
import { choose, randomFrom } from "@pithead/bots";
import type { HintReason } from "@pithead/contracts";
import { fold, type GameTypes, type Seat } from "@pithead/engine";
import type { Brain, Hint, HintWanted } from "./question.ts";

/** Over so many guesses at what the seat can't know, a move's worth is averaged. */
const GUESSES = 4;
/** So many other moves the chosen one is held against. */
const OTHERS = 40;
/** VP that are worth a word. */
const NOTABLE = 0.5;

/** What a move brings, in VP. */
interface Worth {
  /** Scored with the move. */
  readonly scored: number;
  /** To be expected at the end. */
  readonly own: number;
  /** The same of the others, by seat. */
  readonly others: readonly number[];
}

/** @throws when the seat is not asked. */
export function hintFor(brain: Brain, { game, rules: version, seat, view, seed }: HintWanted): Hint {
  const { rules } = brain;
  const random = randomFrom(`${seed} hint`);
  const command = choose({ game, rules: version, level: "medium", seat, view, seed });
  const guesses = Array.from({ length: GUESSES }, () => brain.determinise(view, seat, random));
  const [first = brain.determinise(view, seat, random)] = guesses;
  const decision = rules.decide(first, seat, command);
  const events = decision.ok ? decision.events.flatMap((event) => rules.viewEvent(event, seat, optionsOf(view)) ?? []) : [];
  const others = random.shuffle(brain.candidates(view, seat, random)).slice(0, OTHERS);
  const worth = meanOf(guesses.map((state) => worthOf(brain, state, seat, command)));
  const usual = meanOf(others.map((other) => worthOf(brain, first, seat, other)));
  return { command, events, reason: reasonOf(worth, usual, seat) };
}

/** The largest of what the move brings more than moves usually do here. */
function reasonOf(worth: Worth, usual: Worth, seat: Seat): HintReason {
  const scored = worth.scored;
  const later = worth.own - usual.own;
  const [denied, from] = worth.others.reduce<[number, number]>(
    ([most, whom], each, other) => {
      const less = (usual.others[other] ?? each) - each;
      return other !== seat && less > most ? [less, other] : [most, whom];
    },
    [0, seat],
  );
  if (scored > 0 && scored >= later && scored >= denied) return { code: "scores", vp: rounded(scored) };
  if (later >= denied && later > NOTABLE) return { code: "promises", vp: rounded(later) };
  if (denied > NOTABLE) return { code: "denies", vp: rounded(denied), seat: from };
  return { code: "as-good" };
}

function worthOf(brain: Brain, state: GameTypes["state"], seat: Seat, command: GameTypes["command"]): Worth {
  const { rules } = brain;
  const decision = rules.decide(state, seat, command);
  const after = fold(rules, rules.clone(state), decision.ok ? decision.events : []);
  const vp = brain.evaluate(after);
  return { scored: (rules.scores(after)[seat] ?? 0) - (rules.scores(state)[seat] ?? 0), own: vp[seat] ?? 0, others: vp };
}

function meanOf(worths: readonly Worth[]): Worth {
  const mean = (of: (worth: Worth) => number) => worths.reduce((sum, worth) => sum + of(worth), 0) / (worths.length || 1);
  const seats = worths[0]?.others.length ?? 0;
  return {
    scored: mean(({ scored }) => scored),
    own: mean(({ own }) => own),
    others: Array.from({ length: seats }, (_, seat) => mean(({ others }) => others[seat] ?? 0)),
  };
}

function rounded(vp: number): number {
  return Math.max(1, Math.round(vp));
}

/** Positions of every game hold the table's options. */
function optionsOf(view: GameTypes["view"]): GameTypes["options"] {
  return "options" in view && typeof view.options === "object" && view.options !== null ? view.options : {};
}
