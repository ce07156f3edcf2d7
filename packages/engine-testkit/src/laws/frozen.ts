// Nothing but `evolve` changes a state, and `evolve` changes nothing but its state.

import { chanceOf, fold } from "@pithead/engine";
import { agree, hold } from "../agree.ts";
import { deepFreeze } from "../plain-json.ts";
import { fairnessFrom } from "../random-player.ts";
import type { Law } from "../subject.ts";
import { type Moment, walk } from "../walk.ts";

export const frozenIsEnough: Law = {
  name: "a frozen state is enough for all but evolve, and evolve writes to no event, no clone and no deal",
  check(rules, subject) {
    /** Folded from frozen events only: a part of an event taken over and changed later throws. */
    let folded: object | undefined;
    const visit = ({ options, seats, viewers, state, next, where }: Moment) => {
      const frozen = deepFreeze(rules.clone(state));
      agree(frozen, state, `${where}: the clone`);
      rules.chanceMove(frozen, chanceOf(fairnessFrom(where, seats.length)));
      rules.toMove(frozen);
      rules.outcome(frozen);
      for (const seat of seats) {
        const [opening] = deepFreeze(rules.openings(frozen, seat));
        if (opening !== undefined) deepFreeze(rules.extensions(frozen, seat, opening));
        if (next !== undefined && seat !== next.seat) rules.decide(frozen, seat, next.move);
      }
      const decision = next && rules.decide(frozen, next.seat, deepFreeze(next.move));
      const events = decision?.ok ? deepFreeze(decision.events) : [];
      for (const viewer of viewers) {
        deepFreeze(rules.view(frozen, viewer));
        for (const event of events) deepFreeze(rules.viewEvent(event, viewer, options));
        if (next !== undefined) deepFreeze(rules.viewCommand(next.move, next.seat, viewer));
      }
      folded = fold(rules, folded ?? rules.clone(frozen), events);
      hold(next !== undefined || rules.outcome(folded) !== undefined, `${where}: the same game does not end`);
      if (next === undefined) folded = undefined;
    };
    for (const game of walk(rules, subject, visit)) {
      const state = rules.setup(deepFreeze(game.options), game.seats, deepFreeze(game.deal));
      for (const { seat, move } of game.moves) {
        const decision = rules.decide(state, seat, move);
        if (decision.ok) fold(rules, state, decision.events);
      }
    }
  },
};
