// A game goes on until it ends, and it ends as the record says.

import { chanceOf, seatsOf } from "@pithead/engine";
import { agree, hold } from "../agree.ts";
import { fairnessFrom } from "../random-player.ts";
import type { Law } from "../subject.ts";
import { walk } from "../walk.ts";

export const noDeadEnds: Law = {
  name: "no dead ends: until there is an outcome somebody is asked and has a command, or the host owes chance",
  check(rules, subject) {
    walk(rules, subject, ({ seats, state, where }) => {
      const asked = rules.toMove(state);
      const isOver = rules.outcome(state) !== undefined;
      const isOwed = rules.chanceMove(state, chanceOf(fairnessFrom(where, seats.length))) !== undefined;
      hold(
        [isOver, isOwed, asked.length > 0].filter(Boolean).length === 1,
        `${where}: over, chance owed and seats asked are not exactly one`,
      );
      for (const seat of asked) hold(rules.openings(state, seat).length > 0, `${where}: seat ${seat} is asked and has no command`);
    });
  },
};

export const outcomeIsOrdered: Law = {
  name: "ranks count the seats strictly ahead, by score first, and the winners are the seats of rank 1",
  check(rules, subject) {
    for (const { seats, state } of walk(rules, subject, () => {})) {
      const { scores = [], ranks = [], winners = [] } = rules.outcome(state) ?? {};
      agree([scores.length, ranks.length], [seats, seats], "one score and one rank for each seat");
      agree(
        winners,
        seatsOf(seats).filter((seat) => ranks[seat] === 1),
        `the winners of ${ranks}`,
      );
      for (const [seat, rank] of ranks.entries()) {
        agree(rank, 1 + ranks.filter((other) => other < rank).length, `the rank of seat ${seat} among ${ranks}`);
        const ahead = scores.filter((score) => score > (scores[seat] ?? 0)).length;
        hold(rank > ahead, `seat ${seat} has rank ${rank} with ${ahead} scores ahead`);
      }
    }
  },
};
