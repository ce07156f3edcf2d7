// One move of a game, and the other one that a computer player would nearly have made.
import { brainOf, type Ledger, type Opinion } from "@pithead/bots";
import { canonicalJson, type GameTypes, type Move, type PlayedGame, play, type Ruleset } from "@pithead/engine";
import { type Entry, isSpokenGame, linesOf, say, textOf } from "@pithead/wording";

/** Another move is told that was thought to be worse by so many percent points at most. */
const NEAR = 5;
/** Differences of the expected VP smaller than this are not told. */
const SMALL = 0.5;
const MOST_DIFFERENCES = 3;

/** A move of a game, in the state that it is made in. */
export interface Made {
  readonly state: object;
  readonly move: Move;
}

type Thought = Opinion<GameTypes["command"]>;

/** The first sentence of what the log says, without what is revealed by it. */
export function wordsOf(rules: Ruleset, { players, options }: PlayedGame, { state, move }: Made): string {
  const decision = rules.decide(state, move.seat, move.move);
  if (!decision.ok || !isSpokenGame(rules.id)) return move.move.type;
  const entry: Entry = { seat: move.seat, events: decision.events };
  const [line] = linesOf(rules.id, entry);
  if (line === undefined) return move.move.type;
  const [first = ""] = textOf(say("en", rules.id, options).line(line, { names: [...players], reader: null })).split(SENTENCE_END);
  return first;
}

/** Where a sentence ends: not after a saint's short title. */
const SENTENCE_END = /(?<=(?<!\bSt)\.) /;

/**
 * The best of the moves thought of that is said in other words, how much worse it was thought to be, and what the move made promises
 * more or less than it; undefined when there is none, or it was much worse.
 */
export function alternative(rules: Ruleset, game: PlayedGame, made: Made, opinions: readonly Thought[]): string | undefined {
  const { state, move } = made;
  const words = wordsOf(rules, game, made);
  const wordsFor = ({ command }: Thought) => wordsOf(rules, game, { state, move: { seat: move.seat, move: command } });
  const own = opinions.find(({ command }) => canonicalJson(command) === canonicalJson(move.move));
  const other = opinions.find((thought) => wordsFor(thought) !== words);
  if (own === undefined || other === undefined || move.seat === null) return undefined;
  const less = percent(own.worth) - percent(other.worth);
  if (less > NEAR) return undefined;
  const named = `${game.players[move.seat]} `;
  const instead = differingSteps(words.replace(named, ""), wordsFor(other).replace(named, ""));
  const differences = differencesOf(rules, made, other.command, move.seat);
  return [
    `or ${instead} (${less === 0 ? "as good" : signed(-less)})`,
    ...(differences === "" ? [] : [`the move made: ${differences}`]),
  ].join("; ");
}

/** In percent. */
export function percent(worth: number): number {
  return Math.round(100 * worth);
}

/** Of turns that begin with the same steps, only what comes after them. */
function differingSteps(words: string, other: string): string {
  const [steps, others] = [words, other].map((each) => each.replace(/\.$/, "").split("; "));
  const same = (others ?? []).findIndex((step, index) => step !== steps?.[index]);
  if (same === 0) return (others ?? []).join("; ");
  return same < 0 ? "… and nothing more" : `… ${(others ?? []).slice(same).join("; ")}`;
}

/** By how much the mover's expected VP are more after the move made than after the other, by what they are expected from. */
function differencesOf(rules: Ruleset, { state, move }: Made, other: GameTypes["command"], seat: number): string {
  const brain = brainOf(rules.id, rules.version);
  if (brain === undefined) return "";
  const ledgerAfter = (command: GameTypes["command"]): Ledger => {
    const next = rules.clone(state);
    play(rules, next, { seat: move.seat, move: command });
    return brain.ledgers(next)[seat] ?? {};
  };
  const [own, instead] = [ledgerAfter(move.move), ledgerAfter(other)];
  return Object.entries(own)
    .map(([part, vp]): [string, number] => [part, vp - (instead[part] ?? 0)])
    .filter(([, difference]) => Math.abs(difference) >= SMALL)
    .sort(([, one], [, two]) => Math.abs(two) - Math.abs(one))
    .slice(0, MOST_DIFFERENCES)
    .map(([part, difference]) => `${part} ${signed(Number(difference.toFixed(1)))}`)
    .join(", ");
}

function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}
