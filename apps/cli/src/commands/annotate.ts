// `pithead annotate`: a finished game as a table, with what a computer player thinks of every move.
import { brainOf, isLevel, LEVELS, seedOfMove } from "@pithead/bots";
import { rulesetOf } from "@pithead/catalog";
import { type PlayedGame, play, type Ruleset, verifyRecord } from "@pithead/engine";
import { annotated } from "../annotation.ts";
import { faultWords } from "../fault-words.ts";
import { readFlags, wholeNumber } from "../flags.ts";
import { plainNames } from "../plain.ts";
import { recordAt } from "../record-texts.ts";
import { trouble } from "../trouble.ts";

const HEAD = ["| | move | worth | also looked at | what it changed |", "|--:|---|--:|---|---|"];

export async function annotateCommand(args: string[]): Promise<number> {
  const { values, positionals } = readFlags("annotate", {
    args,
    allowPositionals: true,
    options: {
      line: { type: "string", default: "1" },
      level: { type: "string", default: "hard" },
      playouts: { type: "string" },
      seed: { type: "string", default: "pithead" },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw trouble("annotate: which one file? See pithead annotate --help");
  const { level, seed } = values;
  if (!isLevel(level)) throw trouble(`--level ${level}: must be one of ${LEVELS.join(", ")}`);
  const budget = values.playouts === undefined ? {} : { playouts: wholeNumber("--playouts", values.playouts, 1, 10_000_000) };
  const { text } = await recordAt(file, wholeNumber("--line", values.line, 1, Number.MAX_SAFE_INTEGER));
  const verdict = verifyRecord(text ?? "", rulesetOf);
  const { rules, game } = verdict;
  if (rules === undefined || game === undefined || verdict.fault !== undefined) {
    throw trouble(`${file}: ${verdict.fault === undefined ? "no record" : faultWords(verdict.fault, verdict)}`);
  }
  if (brainOf(rules.id, rules.version) === undefined) throw trouble(`${file}: no computer player knows ${rules.id}`);
  for (const row of rows(rules, game, { level, seed, ...budget })) process.stdout.write(`${row}\n`);
  return 0;
}

function* rows(rules: Ruleset, game: PlayedGame, thinker: Parameters<typeof annotated>[3]): Generator<string> {
  const named = { ...game, players: plainNames(game.players) };
  yield named.players.join(", ");
  yield "";
  yield* HEAD;
  const state = rules.setup(game.options, game.seats, game.deal);
  for (const [index, move] of game.moves.entries()) {
    const { words, worth, instead, changes } = annotated(
      rules,
      named,
      { state, move },
      { ...thinker, seed: seedOfMove(thinker.seed, index) },
    );
    yield `| ${[index + 1, words, worth, instead, changes].join(" | ")} |`;
    play(rules, state, move);
  }
  const outcome = rules.outcome(state);
  yield "";
  yield `Final scores: ${(outcome?.scores ?? []).join(", ")}.`;
}
