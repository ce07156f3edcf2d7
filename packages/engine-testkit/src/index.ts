// The laws that every game must obey, by one import, and what they are made of.

import type { GameTypes, Ruleset } from "@pithead/engine";
import { describe, test } from "vitest";
import { isConserved } from "./laws/conserved.ts";
import { noDeadEnds, outcomeIsOrdered } from "./laws/ends.ts";
import { frozenIsEnough } from "./laws/frozen.ts";
import { listedIsAccepted } from "./laws/listed.ts";
import { isPlainJson } from "./laws/plain-json.ts";
import { goldenReplays, recordIsIdentity, verifiesAnything } from "./laws/record.ts";
import { elseIsRefused, readsAnything } from "./laws/refused.ts";
import { replayIsPlay } from "./laws/replay.ts";
import { nothingLeaks } from "./laws/secrets.ts";
import type { Law, Subject } from "./subject.ts";

export * from "./plain-json.ts";
export * from "./random.ts";
export * from "./random-player.ts";
export type { Law, Subject } from "./subject.ts";

export const LAWS: readonly Law[] = [
  replayIsPlay,
  isPlainJson,
  listedIsAccepted,
  elseIsRefused,
  readsAnything,
  noDeadEnds,
  outcomeIsOrdered,
  isConserved,
  frozenIsEnough,
  nothingLeaks,
  recordIsIdentity,
  verifiesAnything,
  goldenReplays,
];

/** Declares one Vitest test for each law. Call it once in a game's own tests. */
export function obeysTheLaws<G extends GameTypes>(rules: Ruleset<G>, subject: Subject<G>): void {
  describe(`${rules.id} obeys the law that`, () => {
    for (const law of LAWS) {
      test(law.name, { timeout: 60_000 }, () => law.check(rules, subject));
    }
  });
}
