// Records: written, verified and written again they are the same, and the golden ones replay for ever.
import { readdirSync, readFileSync } from "node:fs";
import { partialRecordOf, type RulesOf, recordOf, seatsOf, verifyRecord } from "@pithead/engine";
import { agree, hold, sameBytes } from "../agree.ts";
import type { Law } from "../subject.ts";
import { walk } from "../walk.ts";

export const recordIsIdentity: Law = {
  name: "record, replay, record is the identity, fairness included",
  check(rules, subject) {
    const rulesOf: RulesOf = (game, version) => (game === rules.id && version === rules.version ? rules : undefined);
    for (const { state: _, ...game } of walk(rules, subject, () => {})) {
      const { fairness, ...played } = game;
      const record = recordOf(rules, played, fairness);
      const { fault, game: read } = verifyRecord(JSON.stringify(record), rulesOf);
      agree(fault ?? null, null, `the record of "${fairness.gameId}"`);
      if (read) sameBytes(recordOf(rules, read, fairness), record, `the record of "${fairness.gameId}" written again`);
      for (const viewer of [...seatsOf(game.seats), "spectator" as const]) {
        const partial = partialRecordOf(rules, played, viewer, fairness);
        hold(verifyRecord(JSON.stringify(partial), rulesOf).fault?.at === "header", "a partial record was re-played");
      }
    }
  },
};

export const goldenReplays: Law = {
  name: "the golden games replay",
  check(rules, { golden }) {
    if (golden === undefined) return;
    const rulesOf: RulesOf = (game, version) => (game === rules.id && version === rules.version ? rules : undefined);
    const files = readdirSync(golden).filter((file) => file.endsWith(".ndjson") && !file.endsWith("wrong.ndjson"));
    hold(files.length > 0, `no golden games in ${golden.pathname}`);
    for (const file of files) {
      const lines = readFileSync(new URL(file, golden), "utf8").split("\n").filter(Boolean);
      for (const [index, line] of lines.entries()) {
        const { fault } = verifyRecord(line, rulesOf);
        hold(fault === undefined, `${file}:${index + 1}: ${fault?.at}: ${fault?.problem}`);
      }
    }
  },
};
