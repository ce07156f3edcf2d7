// `pithead replay`: a game as readable lines, and one of its positions as a picture in text.
import { rulesetOf } from "@pithead/catalog";
import { type Fault, type PlayedGame, play, type Ruleset, seatsOf, type Verdict, type Viewer, verifyRecord } from "@pithead/engine";
import { faultWords } from "../fault-words.ts";
import { readFlags, wholeNumber } from "../flags.ts";
import { moveLines } from "../move-lines.ts";
import { partialLines } from "../partial-lines.ts";
import { pictureOf } from "../pictures/index.ts";
import { plain, plainNames } from "../plain.ts";
import { type RecordText, recordAt } from "../record-texts.ts";
import { trouble } from "../trouble.ts";

export async function replayCommand(args: string[]): Promise<number> {
  const { values, positionals } = readFlags("replay", {
    args,
    allowPositionals: true,
    options: { line: { type: "string", default: "1" }, at: { type: "string" }, as: { type: "string" } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw trouble("replay: which one file? See pithead replay --help");
  const found = await recordAt(file, wholeNumber("--line", values.line, 1, Number.MAX_SAFE_INTEGER));
  const partial = found.text === undefined ? undefined : partialLines(found.text);
  if (partial !== undefined) {
    print(partial);
    return 0;
  }
  const verdict: Verdict =
    found.text === undefined ? { fault: { at: "json", problem: found.problem } } : verifyRecord(found.text, rulesetOf);
  if (verdict.rules !== undefined && verdict.game !== undefined) show(verdict.rules, verdict.game, values);
  if (verdict.fault === undefined) return 0;
  return complain(file, found, verdict.fault, verdict);
}

function show(rules: Ruleset, game: PlayedGame, flags: { readonly at?: string | undefined; readonly as?: string | undefined }): void {
  const viewer = flags.as === undefined ? undefined : viewerNamed(flags.as, game.seats);
  const at = flags.at === undefined ? game.moves.length : wholeNumber("--at", flags.at, 0, game.moves.length);
  const names = plainNames(game.players);
  const options = Object.entries(game.options).map(([name, value]) => `${name}: ${value}`);
  print([[`${rules.id}, rules ${rules.version}`, names.join(", "), ...options].join(" · "), ""]);
  const state = rules.setup(game.options, game.seats, game.deal);
  for (const [index, move] of game.moves.slice(0, at).entries()) {
    const decision = play(rules, state, move);
    if (!decision.ok) break;
    const events =
      viewer === undefined ? decision.events : decision.events.flatMap((event) => rules.viewEvent(event, viewer, game.options) ?? []);
    print(
      moveLines(
        { game: rules.id, options: game.options },
        index + 1,
        { seat: move.seat, events },
        { names, reader: typeof viewer === "number" ? viewer : null },
      ),
    );
  }
  print([
    "",
    `After ${at} of ${game.moves.length} moves`,
    ...pictureOf(rules.id, viewer === undefined ? state : rules.view(state, viewer), names),
  ]);
}

function viewerNamed(text: string, seats: number): Viewer {
  const viewer = text === "spectator" ? text : seatsOf(seats).find((seat) => String(seat) === text);
  if (viewer === undefined) throw trouble(`--as ${text}: must be spectator or a seat from 0 to ${seats - 1}`);
  return viewer;
}

function complain(file: string, { line }: RecordText, fault: Fault, verdict: Verdict): number {
  process.stderr.write(`${plain(line === undefined ? file : `${file}:${line}`, 4096)}: ${faultWords(fault, verdict)}\n`);
  return 1;
}

function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line.trimEnd()}\n`).join(""));
}
