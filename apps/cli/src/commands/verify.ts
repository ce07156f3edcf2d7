// `pithead verify`: re-plays records, or every game of the database, and checks legality, result and fairness.
import { rulesetOf } from "@pithead/catalog";
import { verifyRecord } from "@pithead/engine";
import { faultWords } from "../fault-words.ts";
import { readFlags } from "../flags.ts";
import { plain } from "../plain.ts";
import { recordTexts } from "../record-texts.ts";
import { isTrouble, trouble } from "../trouble.ts";

export async function verifyCommand(args: string[]): Promise<number> {
  const { positionals: files, values } = readFlags("verify", {
    args,
    allowPositionals: true,
    options: { database: { type: "boolean", default: false } },
  });
  if (values.database && files.length > 0) throw trouble("verify: either files or --database; see pithead verify --help");
  // Only now: the other commands need no database, nor its client.
  if (values.database) return (await import("./verify-database.ts")).verifyDatabase();
  if (files.length === 0) throw trouble("verify: which file? See pithead verify --help");
  const count = { records: 0, moves: 0, wrong: 0, unread: 0 };
  for (const file of files) {
    try {
      for await (const { line, text, problem } of recordTexts(file)) {
        const verdict = text === undefined ? { fault: { at: "json" as const, problem } } : verifyRecord(text, rulesetOf);
        count.records++;
        count.moves += verdict.game?.moves.length ?? 0;
        if (verdict.fault === undefined) continue;
        count.wrong++;
        const where = line === undefined ? file : `${file}:${line}`;
        process.stdout.write(`${plain(where, 4096)}: ${faultWords(verdict.fault, verdict)}\n`);
      }
    } catch (error) {
      if (!isTrouble(error)) throw error;
      count.unread++;
      process.stderr.write(`pithead: ${error.message}\n`);
    }
  }
  process.stdout.write(`${count.records} records, ${count.moves} moves, ${count.wrong} wrong\n`);
  if (count.wrong > 0) return 1;
  return count.unread > 0 ? 2 : 0;
}
