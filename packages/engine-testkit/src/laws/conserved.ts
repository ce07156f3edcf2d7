// Nothing is lost and nothing appears: pieces, money, workers, cubes.
import { agree } from "../agree.ts";
import type { Law } from "../subject.ts";
import { walk } from "../walk.ts";

export const isConserved: Law = {
  name: "the census of a game never changes",
  check(rules, subject) {
    let first: unknown;
    walk(rules, subject, ({ state, next, where }) => {
      const census = subject.census(state);
      agree(census, first ?? census, `${where}: the census`);
      first = next === undefined ? undefined : census;
    });
  },
};
