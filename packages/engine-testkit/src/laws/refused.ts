// Anything else is refused: the closure of openings under extensions is exactly what is accepted.
import type { GameTypes, Seat } from "@pithead/engine";
import fc from "fast-check";
import { agree, hold, throughJson } from "../agree.ts";
import { isListed } from "../closure.ts";
import { mutate, wordsOf } from "../mutate.ts";
import { deepFreeze } from "../plain-json.ts";
import { randomCommand } from "../random-player.ts";
import type { Law } from "../subject.ts";
import { walk } from "../walk.ts";

/** Wrong commands tried before every move. */
const TRIES = 8;

export const elseIsRefused: Law = {
  name: "anything else is refused: changed commands, other seats, the host",
  check(rules, subject) {
    let words: (string | number)[] = ["", 0, -1, 99, "__proto__"];
    walk(rules, subject, ({ seats, state, next, random, where }) => {
      const frozen = deepFreeze(rules.clone(state));
      const before = JSON.stringify(frozen);
      if (next !== undefined) words = [...new Set([...words, ...wordsOf(next.move)])];
      const tries = (seat: Seat | null, command: GameTypes["command"]) => {
        const isLegal = seat !== null && isListed(rules, frozen, seat, command);
        const isOwed = seat === null && rules.toMove(frozen).length === 0 && rules.outcome(frozen) === undefined;
        if (isOwed) return;
        const decision = rules.decide(frozen, seat, command);
        const found = decision.ok ? "accepted and not listed" : `listed and refused (${decision.reason.code})`;
        hold(decision.ok === isLegal, `${where}: seat ${seat}: ${JSON.stringify(command)} is ${found}`);
      };
      const [asked] = rules.toMove(frozen);
      for (let i = 0; i < TRIES && next !== undefined; i++) {
        const legal = asked === undefined ? next.move : randomCommand(rules, frozen, asked, random);
        tries(random.pick([...seats, null]), legal);
        const changed = rules.parseCommand(throughJson(mutate(legal, random, words)));
        if (changed.ok) tries(random.oneIn(4) ? random.pick([...seats, null]) : (asked ?? null), changed.value);
      }
      agree(JSON.stringify(frozen), before, `${where}: the state after what was refused`);
    });
  },
};

/** Anything that JSON can say, the same for every run. */
const anything = () => fc.sample(fc.jsonValue({ maxDepth: 4 }), { seed: 1, numRuns: 400 });

export const readsAnything: Law = {
  name: "any JSON is read or refused with the field and the problem, and never throws",
  check(rules, subject) {
    const [options] = subject.options;
    hold(options !== undefined, "no options to play with");
    const games = walk(rules, subject, () => {});
    for (const game of games) {
      agree(rules.parseOptions(throughJson(game.options)), { ok: true, value: game.options }, "options read from outside");
      agree(rules.parseDeal(throughJson(game.deal), game.options, game.seats), { ok: true, value: game.deal }, "a deal read from outside");
    }
    for (const raw of [undefined, ...anything()]) {
      for (const parsed of [rules.parseOptions(raw), rules.parseDeal(raw, options ?? {}, rules.seats.min), rules.parseCommand(raw)]) {
        hold(parsed.ok || parsed.problem !== "", `${JSON.stringify(raw)} is refused without a word`);
      }
    }
  },
};
