// Everything a game is made of is plain JSON: what is stored and sent comes back the same.
import { hold } from "../agree.ts";
import { unplain } from "../plain-json.ts";
import type { Law } from "../subject.ts";
import { walk } from "../walk.ts";

export const isPlainJson: Law = {
  name: "state, events, views, commands, reasons and outcomes are plain JSON",
  check(rules, subject) {
    walk(rules, subject, ({ options, seats, viewers, state, next, where }) => {
      const values: { [what: string]: unknown } = { state, outcome: rules.outcome(state) ?? null, toMove: rules.toMove(state) };
      for (const seat of seats) {
        values[`openings of seat ${seat}`] = rules.openings(state, seat);
        if (next !== undefined && seat !== next.seat) values.reason = rules.decide(state, seat, next.move);
      }
      const decision = next && rules.decide(state, next.seat, next.move);
      values.decision = decision ?? null;
      for (const viewer of viewers) {
        values[`view of ${viewer}`] = rules.view(state, viewer);
        if (next) values[`command as ${viewer} sees it`] = rules.viewCommand(next.move, next.seat, viewer);
        const events = decision?.ok ? decision.events : [];
        values[`events as ${viewer} sees them`] = events.map((event) => rules.viewEvent(event, viewer, options) ?? null);
      }
      for (const [what, value] of Object.entries(values)) {
        const path = unplain(value);
        hold(path === undefined, `${where}: ${what} is no plain JSON at ${path}`);
      }
    });
  },
};
