// Records: written, verified and written again they are the same, and the golden ones replay for ever.
import { readdirSync, readFileSync } from "node:fs";
import { partialRecordOf, type Ruleset, type RulesOf, recordOf, seatsOf, verifyRecord } from "@pithead/engine";
import { agree, hold, sameBytes, throughJson } from "../agree.ts";
import { mutate, wordsOf } from "../mutate.ts";
import { randomFrom } from "../random.ts";
import type { Law } from "../subject.ts";
import { walk } from "../walk.ts";

function rulesOf(rules: Ruleset): RulesOf {
  return (game, version) => (game === rules.id && version === rules.version ? rules : undefined);
}

export const recordIsIdentity: Law = {
  name: "record, replay, record is the identity, fairness included",
  check(rules, subject) {
    for (const { state: _, ...game } of walk(rules, subject, () => {})) {
      const { fairness, ...played } = game;
      const record = recordOf(rules, played, fairness);
      const { fault, game: read } = verifyRecord(JSON.stringify(record), rulesOf(rules));
      agree(fault ?? null, null, `the record of "${fairness.gameId}"`);
      if (read) sameBytes(recordOf(rules, read, fairness), record, `the record of "${fairness.gameId}" written again`);
      for (const viewer of [...seatsOf(game.seats), "spectator" as const]) {
        const partial = partialRecordOf(rules, played, viewer, fairness);
        hold(verifyRecord(JSON.stringify(partial), rulesOf(rules)).fault?.at === "header", "a partial record was re-played");
      }
    }
  },
};

/** Changed records tried for each game. */
const TRIES = 40;

export const verifiesAnything: Law = {
  name: "a record with anything changed is verified without a throw, and refused unless the change means nothing",
  check(rules, subject) {
    for (const { fairness, ...game } of walk(rules, subject, () => {})) {
      const random = randomFrom(fairness.gameId);
      const record = recordOf(rules, game, fairness);
      const words = [...new Set(wordsOf(record))];
      for (let i = 0; i < TRIES; i++) {
        const changed = throughJson(mutate(record, random, words));
        const { fault, game: read, rules: found } = verifyRecord(JSON.stringify(changed), rulesOf(rules));
        const written = fault === undefined && read !== undefined && found !== undefined ? recordOf(found, read) : undefined;
        if (written !== undefined) agree({ ...Object(changed), fairness: undefined }, written, "a changed record that is called right");
      }
    }
  },
};

export const goldenReplays: Law = {
  name: "the golden games replay",
  check(rules, { golden }) {
    if (golden === undefined) return;
    const files = readdirSync(golden).filter((file) => file.endsWith(".ndjson") && !file.endsWith("wrong.ndjson"));
    hold(files.length > 0, `no golden games in ${golden.pathname}`);
    for (const file of files) {
      const lines = readFileSync(new URL(file, golden), "utf8").split("\n").filter(Boolean);
      for (const [index, line] of lines.entries()) {
        const { fault } = verifyRecord(line, rulesOf(rules));
        hold(fault === undefined, `${file}:${index + 1}: ${fault?.at}: ${fault?.problem}`);
      }
    }
  },
};
