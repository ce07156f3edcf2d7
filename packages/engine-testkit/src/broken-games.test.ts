// Every law can fail: a game that breaks one rule of being a game is found out.
import type { Ruleset } from "@pithead/engine";
import { type Event, KINDS, type Lamps, lamps, type State } from "@pithead/engine/testing";
import { expect, test } from "vitest";
import { isConserved } from "./laws/conserved.ts";
import { noDeadEnds, outcomeIsOrdered } from "./laws/ends.ts";
import { frozenIsEnough } from "./laws/frozen.ts";
import { listedIsAccepted } from "./laws/listed.ts";
import { isPlainJson } from "./laws/plain-json.ts";
import { goldenReplays, recordIsIdentity, verifiesAnything } from "./laws/record.ts";
import { elseIsRefused, readsAnything } from "./laws/refused.ts";
import { replayIsPlay } from "./laws/replay.ts";
import { nothingLeaks } from "./laws/secrets.ts";
import type { Law } from "./subject.ts";
import { lampsSubject } from "./testing/lamps-subject.ts";

const aside = { calls: 0 };

/** Each game is Lamps but for one thing. */
const BROKEN: [why: string, law: Law, change: Partial<Ruleset<Lamps>>, message: RegExp][] = [
  [
    "decides by something outside the state",
    replayIsPlay,
    { decide: (state, seat, move) => (aside.calls++ % 7 === 6 ? { ok: true, events: [] } : lamps.decide(state, seat, move)) },
    /decided again|position/,
  ],
  [
    "changes the state besides its events",
    replayIsPlay,
    {
      decide(state, seat, move) {
        const decision = lamps.decide(state, seat, move);
        if (decision.ok && move.type === "light") state.sunny += 1;
        return decision;
      },
    },
    /decided again|by its events/,
  ],
  ["holds -0", isPlainJson, { setup: (...start) => ({ ...lamps.setup(...start), sunny: -0 }) }, /state is no plain JSON at \$\.sunny/],
  [
    "leaves undefined in a view",
    isPlainJson,
    { view: (state, viewer) => Object.assign(lamps.view(state, viewer), { note: undefined }) },
    /view of 0 is no plain JSON at \$\.note/,
  ],
  [
    "lists what it refuses",
    listedIsAccepted,
    { openings: (position, seat) => [...lamps.openings(position, seat), { type: "light", lamps: ["wax", "wax"] }] },
    /refused what is listed/,
  ],
  [
    "lists an opening twice",
    listedIsAccepted,
    { openings: (position, seat) => lamps.openings(position, seat).flatMap((each) => [each, { ...each }]) },
    /listed twice/,
  ],
  [
    "lists by what only the state knows",
    listedIsAccepted,
    { openings: (position, seat) => ("stack" in position ? lamps.openings(position, seat) : lamps.openings(position, seat).slice(0, 1)) },
    /by its view/,
  ],
  [
    "lists commands for who is not asked",
    listedIsAccepted,
    { openings: (position, seat) => lamps.openings({ ...position, turn: position.turn === null ? null : seat }, seat) },
    /is not asked and has openings/,
  ],
  [
    "cannot read what it lists",
    listedIsAccepted,
    {
      parseCommand: (raw) =>
        JSON.stringify(raw).includes("wax") ? { ok: false, field: "lamps", problem: "no wax" } : lamps.parseCommand(raw),
    },
    /read from outside/,
  ],
  [
    "accepts what it does not list",
    elseIsRefused,
    { extensions: (position, seat, move) => lamps.extensions(position, seat, move).slice(0, 1) },
    /accepted and not listed/,
  ],
  [
    "lets anybody move",
    elseIsRefused,
    { decide: (state, _seat, move) => lamps.decide(state, lamps.toMove(state)[0] ?? null, move) },
    /accepted and not listed/,
  ],
  [
    "throws on a list",
    readsAnything,
    {
      parseCommand(raw) {
        if (Array.isArray(raw)) throw new TypeError("no lists here");
        return lamps.parseCommand(raw);
      },
    },
    /no lists here/,
  ],
  ["reads another deal than it was given", readsAnything, { parseDeal: () => ({ ok: true, value: { stack: [1] } }) }, /a deal read/],
  ["asks nobody", noDeadEnds, { toMove: () => [] }, /pick from|exactly one/],
  ["never ends", noDeadEnds, { outcome: () => undefined }, /pick from|No end|exactly one/],
  [
    "asks somebody after the end",
    noDeadEnds,
    { toMove: (state) => (lamps.outcome(state) ? lamps.toMove({ ...state, turn: 0 }) : lamps.toMove(state)) },
    /exactly one/,
  ],
  [
    "ranks the other way round",
    outcomeIsOrdered,
    {
      outcome(state) {
        const outcome = lamps.outcome(state);
        return outcome && { ...outcome, scores: outcome.scores.map((score) => -score) };
      },
    },
    /scores ahead/,
  ],
  ["loses a token", isConserved, { evolve: losingTokens }, /the census/],
  [
    "sorts the lamps of a state it looks at",
    frozenIsEnough,
    { view: (state, viewer) => lamps.view({ ...state, lit: state.lit.sort() }, viewer) },
    /read only|not extensible|Cannot/,
  ],
  [
    "clones half a state",
    frozenIsEnough,
    { clone: (state) => ({ ...lamps.clone(state), lamps: state.lamps }) },
    /read only|not extensible|Cannot/,
  ],
  [
    "takes a list out of an event and writes to it",
    frozenIsEnough,
    { evolve: (state, event) => lamps.evolve(state, event.type === "lampsLit" ? { ...event, lamps: event.lamps.sort() } : event) },
    /read only|not extensible|Cannot/,
  ],
  [
    "shows the stack",
    nothingLeaks,
    { view: (state, viewer) => Object.assign(lamps.view(state, viewer), { stack: [...state.stack] }) },
    /the view/,
  ],
  [
    "shows how the hidden top compares",
    nothingLeaks,
    { view: (state, viewer) => ({ ...lamps.view(state, viewer), sunny: state.sunny + (state.stack[0] === 8 ? 1 : 0) }) },
    /the view/,
  ],
  [
    "refuses with a secret",
    nothingLeaks,
    {
      decide(state, seat, move) {
        const decision = lamps.decide(state, seat, move);
        const [top = 0] = state.stack;
        return decision.ok ? decision : { ok: false, reason: { code: "no-lamp", kind: KINDS[top % 2] ?? "oil", have: top } };
      },
    },
    /the refusal/,
  ],
  ["shows everybody the token looked at", nothingLeaks, { viewEvent: (event) => event }, /the events of|the command behind/],
  ["shows everybody what was kept", nothingLeaks, { viewCommand: (move) => move }, /the command behind/],
  [
    "throws on a strange deal",
    verifiesAnything,
    {
      parseDeal(raw) {
        if (!Array.isArray(Object(raw).stack)) throw new TypeError("no stack here");
        return lamps.parseDeal(raw, { open: true }, 2);
      },
    },
    /no stack here/,
  ],
  [
    "overlooks a field that is not its own",
    verifiesAnything,
    { parseDeal: (raw) => lamps.parseDeal({ stack: Object(raw).stack }, { open: true }, 2) },
    /called right/,
  ],
  ["reads its own moves otherwise", recordIsIdentity, { parseCommand: otherwise }, /the record of/],
];

/** A token that is not kept goes nowhere. */
function losingTokens(state: State, event: Event): void {
  if (event.type === "tokenReturned") state.look = null;
  else lamps.evolve(state, event);
}

function otherwise(raw: unknown): ReturnType<typeof lamps.parseCommand> {
  const parsed = lamps.parseCommand(raw);
  return parsed.ok && parsed.value.type === "keep" ? { ok: true, value: { type: "keep", token: null } } : parsed;
}

test.each(BROKEN)("a game that %s is found out", (_why, law, change, message) => {
  aside.calls = 0;
  expect(() => law.check({ ...lamps, ...change }, lampsSubject)).toThrow(message);
});

test("a subject whose twins never differ is found out", () => {
  expect(() => nothingLeaks.check(lamps, { ...lampsSubject, indistinguishable: (state: State) => state })).toThrow("no twin ever differed");
});

test("a golden record that does not replay is found out", () => {
  expect(() => goldenReplays.check(lamps, { ...lampsSubject, golden: new URL("./testing/golden/", import.meta.url) })).toThrow(
    /lamps.ndjson:2: 1: not-now/,
  );
});

test("a law says which game and which move broke it", () => {
  expect(() => isConserved.check({ ...lamps, evolve: losingTokens }, lampsSubject)).toThrow(
    /^game "lamps \d of 2 seats" with \{"open":true\}, move \d+: the census: …/,
  );
});
