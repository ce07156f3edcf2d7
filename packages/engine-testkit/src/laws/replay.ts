// Replay is play: events that were stored give the same state, and so do the moves.
import { fold, type GameTypes, replay } from "@pithead/engine";
import { agree, throughJson } from "../agree.ts";
import type { Law } from "../subject.ts";
import { walk } from "../walk.ts";

export const replayIsPlay: Law = {
  name: "replay is play: stored events, and moves decided again, give the same state",
  check(rules, subject) {
    let events: GameTypes["event"][][] = [];
    let states: object[] = [];
    const stories: { events: GameTypes["event"][][]; states: object[] }[] = [];
    const games = walk(rules, subject, ({ state, next, where }) => {
      states.push(throughJson(state));
      if (next === undefined) {
        stories.push({ events, states });
        [events, states] = [[], []];
        return;
      }
      const decision = rules.decide(state, next.seat, next.move);
      agree(rules.decide(throughJson(state), next.seat, throughJson(next.move)), decision, `${where}: decided again`);
      if (decision.ok) events.push(throughJson([...decision.events]));
    });
    for (const [index, game] of games.entries()) {
      const story = stories[index];
      const folded = rules.setup(throughJson(game.options), game.seats, throughJson(game.deal));
      for (const [move, state] of (story?.states ?? []).entries()) {
        agree(folded, state, `game ${index}, position ${move}, by its events`);
        fold(rules, folded, throughJson(story?.events[move] ?? []));
      }
      agree(replay(rules, game, throughJson(game.moves)), game.state, `game ${index}, by its moves`);
    }
  },
};
