// What a game lists is what a seat may do: from the view as from the state, each once, each accepted.
import { canonicalJson } from "@pithead/engine";
import { agree, hold, throughJson } from "../agree.ts";
import { randomCommand } from "../random-player.ts";
import type { Law } from "../subject.ts";
import { walk } from "../walk.ts";

/** Of long lists a sample: a draw of five has hundreds of ways to be put back. */
const SAMPLE = 24;

export const listedIsAccepted: Law = {
  name: "what openings and extensions list is accepted, and the view lists the same as the state",
  check(rules, subject) {
    walk(rules, subject, ({ seats, state, random, where }) => {
      const asked = rules.toMove(state);
      for (const seat of seats) {
        const view = throughJson(rules.view(state, seat));
        const openings = rules.openings(state, seat);
        agree(rules.openings(view, seat), openings, `${where}: openings of seat ${seat} by its view`);
        hold(asked.includes(seat) || openings.length === 0, `${where}: seat ${seat} is not asked and has openings`);
        hold(new Set(openings.map((each) => canonicalJson(each))).size === openings.length, `${where}: an opening is listed twice`);
        if (openings.length === 0) continue;
        const grown = Array.from({ length: 4 }, () => randomCommand(rules, state, seat, random));
        const longer = grown.flatMap((each) => {
          const extensions = rules.extensions(state, seat, each);
          agree(rules.extensions(view, seat, each), extensions, `${where}: extensions for seat ${seat} by its view`);
          return random.shuffle(extensions).slice(0, SAMPLE);
        });
        for (const command of [...random.shuffle(openings).slice(0, SAMPLE), ...grown, ...longer]) {
          const decision = rules.decide(state, seat, command);
          hold(decision.ok, `${where}: seat ${seat} is refused what is listed: ${JSON.stringify(command)}`);
          const parsed = rules.parseCommand(throughJson(command));
          agree(parsed, { ok: true, value: command }, `${where}: a listed command read from outside`);
        }
      }
    });
  },
};
