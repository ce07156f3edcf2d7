// One move of a game and what a computer player thinks of it.
import { brainOf, consider, type Ledger, type Level } from "@pithead/bots";
import { canonicalJson, type GameTypes, type Move, type PlayedGame, play, type Ruleset } from "@pithead/engine";
import { type Entry, isSpokenGame, linesOf, say, textOf } from "@pithead/wording";

/** Changes of the expected VP smaller than this are not told. */
const SMALL = 0.5;
const MOST_CHANGES = 3;

interface Annotation {
  /** The move in words. */
  readonly words: string;
  /** About the mover's chance of winning by it, in percent; empty where there was nothing to weigh, and for moves of the host. */
  readonly worth: string;
  /** The best move looked at that is said in other words, and its worth. */
  readonly instead: string;
  /** What the mover's expected VP are made of, as far as the move changed it. */
  readonly changes: string;
}

interface Thinker {
  readonly level: Level;
  readonly seed: string;
  readonly playouts?: number;
}

/** The state is left as it is. */
export function annotated(
  rules: Ruleset,
  game: PlayedGame,
  { state, move }: { readonly state: object; readonly move: Move },
  { level, seed, playouts }: Thinker,
): Annotation {
  const words = wordsOf(rules, game, state, move);
  const { seat } = move;
  if (seat === null) return { words, worth: "", instead: "", changes: "" };
  const view = rules.view(state, seat);
  const budget = playouts === undefined ? {} : { playouts };
  const opinions = consider({ game: rules.id, rules: rules.version, level, seat, view, seed, ...budget });
  const made = canonicalJson(move.move);
  const own = opinions.find(({ command }) => canonicalJson(command) === made);
  const others = opinions.map(({ command, worth }) => ({ words: wordsOf(rules, game, state, { seat, move: command }), worth }));
  const other = others.find((each) => each.words !== words);
  return {
    words,
    worth: own === undefined || opinions.length === 1 ? "" : percent(own.worth),
    instead: other === undefined ? "" : `${other.words.replace(`${game.players[seat]} `, "")} ${percent(other.worth)}`,
    changes: changesBy(rules, state, move),
  };
}

/** Where a sentence ends: not after a saint's short title. */
const SENTENCE_END = /(?<=(?<!\bSt)\.) /;

/** The first sentence of what the log says, without what is revealed by it. */
function wordsOf(rules: Ruleset, { players, options }: PlayedGame, state: object, move: Move): string {
  const decision = rules.decide(state, move.seat, move.move);
  if (!decision.ok || !isSpokenGame(rules.id)) return move.move.type;
  const entry: Entry = { seat: move.seat, events: decision.events };
  const [line] = linesOf(rules.id, entry);
  if (line === undefined) return move.move.type;
  const [first = ""] = textOf(say("en", rules.id, options).line(line, { names: [...players], reader: null })).split(SENTENCE_END);
  return first;
}

function changesBy(rules: Ruleset, state: object, { seat, move }: Move<GameTypes["command"]>): string {
  const brain = brainOf(rules.id, rules.version);
  if (brain === undefined || seat === null) return "";
  const next = rules.clone(state);
  play(rules, next, { seat, move });
  const [before = {}, after = {}] = [state, next].map((each) => brain.ledgers(each)[seat]);
  return differences(before, after)
    .filter(([, change]) => Math.abs(change) >= SMALL)
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, MOST_CHANGES)
    .map(([part, change]) => `${part} ${change > 0 ? "+" : "−"}${Math.abs(change).toFixed(1)}`)
    .join(", ");
}

function differences(before: Ledger, after: Ledger): [part: string, change: number][] {
  return Object.entries(after).map(([part, vp]) => [part, vp - (before[part] ?? 0)]);
}

function percent(worth: number): string {
  return `${Math.round(100 * worth)} %`;
}
