// A finished game as a text to be read: its moves under the phases they belong to, with points and chances beside them.
import { type Accuracy, brainOf, calmed, chancesFrom, endings, type Opinion } from "@pithead/bots";
import { type GameTypes, type PlayedGame, play, type Ruleset } from "@pithead/engine";
import { isSpokenGame, say, standingOf, textOf } from "@pithead/wording";
import { alternative, percent, wordsOf } from "./annotation.ts";

/** What a player thinks of the moves in a state, the best first. @param index of the move, counted from 0 */
export type Thinker = (state: object, seat: number, index: number) => readonly Opinion<GameTypes["command"]>[];

/** Chances are told again when somebody's has changed by so much. */
const TELLING = 0.05;
/** Rough: a curve made calm means several positions. */
const ACCURACY: Accuracy = { error: 0.05, fewest: 10, most: 40 };
const BATCH = 10;

/** In Markdown, line by line. @param curve from `curveOf` */
export function* annotatedGame(rules: Ruleset, game: PlayedGame, curve: readonly (readonly number[])[], think: Thinker): Generator<string> {
  yield game.players.join(" : ");
  const state = rules.setup(game.options, game.seats, game.deal);
  let phase = "";
  let told = curve[0] ?? [];
  for (const [index, move] of game.moves.entries()) {
    const now = phaseOf(rules, game, state);
    if (now !== phase) {
      told = curve[index] ?? [];
      yield* ["", `## ${now}`, "", `${rules.scores(state).join(" : ")} VP, chances ${ratio(told)}`, ""];
    }
    phase = now;
    const opinions = move.seat === null ? [] : think(state, move.seat, index);
    const other = alternative(rules, game, { state, move }, opinions);
    const words = wordsOf(rules, game, { state, move });
    play(rules, state, move);
    const chances = curve[index + 1] ?? [];
    const isNews = chances.some((chance, seat) => Math.abs(chance - (told[seat] ?? 0)) >= TELLING);
    if (isNews) told = chances;
    yield `${index + 1}. ${words}${isNews ? ` **${ratio(chances)}**` : ""}`;
    if (other !== undefined) yield `${" ".repeat(`${index + 1}. `.length)}- ${other}`;
  }
  const winners = (rules.outcome(state)?.winners ?? []).map((seat) => game.players[seat]);
  yield* ["", `Final scores: ${rules.scores(state).join(" : ")}. Won by ${winners.join(" and ")}.`];
}

/** Each seat's chance of winning at every position. */
export function curveOf(rules: Ruleset, game: PlayedGame): number[][] {
  const state = rules.setup(game.options, game.seats, game.deal);
  const curve = [chancesOf(rules, state, 0)];
  for (const [index, move] of game.moves.entries()) {
    play(rules, state, move);
    curve.push(chancesOf(rules, state, index + 1));
  }
  return calmed(curve);
}

function phaseOf(rules: Ruleset, { options, players }: PlayedGame, state: object): string {
  if (!isSpokenGame(rules.id)) return rules.id;
  const { when } = standingOf(rules.id, rules.view(state, "spectator"));
  return textOf(say("en", rules.id, options).phrase(when, { names: [...players], reader: null })).replace(/\.$/, "");
}

function chancesOf(rules: Ruleset, state: object, made: number): number[] {
  const outcome = rules.outcome(state);
  if (outcome !== undefined) return outcome.ranks.map((rank) => (rank === 1 ? 1 / outcome.winners.length : 0));
  const brain = brainOf(rules.id, rules.version);
  const ends: number[][] = [];
  let known: number[] | undefined;
  while (brain !== undefined && known === undefined) {
    ends.push(...endings(brain, { state, made }, { seed: "annotated", first: ends.length, games: BATCH }));
    known = chancesFrom(ends, ACCURACY);
  }
  return known ?? [];
}

function ratio(chances: readonly number[]): string {
  return `${chances.map(percent).join(" : ")} %`;
}
