// `pithead annotate`: a finished game as a text, with what a computer player would nearly have done.
import { brainOf, consider, isLevel, LEVELS, seedOfMove } from "@pithead/bots";
import { rulesetOf } from "@pithead/catalog";
import { seatAt, verifyRecord } from "@pithead/engine";
import { annotatedGame, curveOf } from "../annotated-game.ts";
import { faultWords } from "../fault-words.ts";
import { readFlags, wholeNumber } from "../flags.ts";
import { plainNames } from "../plain.ts";
import { recordAt } from "../record-texts.ts";
import { trouble } from "../trouble.ts";

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
  const think = (state: object, seat: number, index: number) =>
    consider({
      game: rules.id,
      rules: rules.version,
      level,
      seat,
      view: rules.view(state, seatAt(seat)),
      seed: seedOfMove(seed, index),
      ...budget,
    });
  const named = { ...game, players: plainNames(game.players) };
  for (const line of annotatedGame(rules, named, curveOf(rules, named), think)) process.stdout.write(`${line}\n`);
  return 0;
}
