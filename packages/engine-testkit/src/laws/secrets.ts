// Non-interference: change what a viewer may not know, and every byte the viewer receives stays the same.
import { fold, type GameTypes, type Ruleset, type Viewer } from "@pithead/engine";
import { agree, hold, sameBytes, throughJson } from "../agree.ts";
import { mutate, wordsOf } from "../mutate.ts";
import { deepFreeze } from "../plain-json.ts";
import { randomCommand } from "../random-player.ts";
import type { Law } from "../subject.ts";
import { type Moment, walk } from "../walk.ts";

/** Pairs of commands, and wrong commands, tried for each viewer before every move. */
const TRIES = 3;

export const nothingLeaks: Law = {
  name: "what a viewer may not know changes no byte of views, openings, refusals, events and commands",
  check(rules, subject) {
    let differed = 0;
    walk(rules, subject, (moment) => {
      for (const viewer of moment.viewers) {
        const state = deepFreeze(rules.clone(moment.state));
        const twin = deepFreeze(subject.indistinguishable(state, viewer, moment.random));
        if (JSON.stringify(twin) !== JSON.stringify(state)) differed++;
        const where = `${moment.where}, seen by ${viewer}`;
        agree(subject.census(twin), subject.census(state), `${where}: the census of the twin`);
        sameBytes(rules.view(twin, viewer), rules.view(state, viewer), `${where}: the view`);
        sameBytes(rules.toMove(twin), rules.toMove(state), `${where}: who is asked`);
        sameBytes(rules.scores(twin), rules.scores(state), `${where}: the scores`);
        sameBytes(rules.outcome(twin) ?? null, rules.outcome(state) ?? null, `${where}: the outcome`);
        if (viewer !== "spectator") sameChoices(rules, moment, state, twin, viewer, where);
        for (let i = 0; i < TRIES; i++) sameNews(rules, moment, state, twin, viewer, where);
      }
    });
    hold(differed > 0, "no twin ever differed: the game has no secrets, or `indistinguishable` keeps them");
  },
};

/** What the viewer may do, and why not, must not tell. */
function sameChoices(rules: Ruleset, moment: Moment, state: object, twin: object, viewer: Exclude<Viewer, string>, where: string): void {
  sameBytes(rules.openings(twin, viewer), rules.openings(state, viewer), `${where}: the openings`);
  if (moment.next === undefined) return;
  const words = [...wordsOf(rules.view(state, viewer)), ...wordsOf(state)];
  for (let i = 0; i < TRIES; i++) {
    const parsed = rules.parseCommand(throughJson(mutate(moment.next.move, moment.random, words)));
    if (parsed.ok)
      sameBytes(judged(rules, twin, viewer, parsed.value), judged(rules, state, viewer, parsed.value), `${where}: the refusal`);
  }
}

function judged(rules: Ruleset, state: object, viewer: Exclude<Viewer, string>, command: GameTypes["command"]): unknown {
  const decision = rules.decide(state, viewer, command);
  return decision.ok ? "accepted" : decision.reason;
}

/**
 * Two commands, one in each state. Where the viewer's positions are the same after them, nothing was revealed:
 * then commands that look the same have events that look the same, and events that look the same belong to commands that do.
 */
function sameNews(rules: Ruleset, { options, random, next }: Moment, state: object, twin: object, viewer: Viewer, where: string): void {
  const [seat] = rules.toMove(state);
  if (seat === undefined || next === undefined) return;
  const pair = [
    { before: state, command: random.oneIn(2) ? next.move : randomCommand(rules, state, seat, random) },
    { before: twin, command: random.oneIn(2) ? next.move : randomCommand(rules, twin, seat, random) },
  ].map(({ before, command }) => {
    const decision = rules.decide(before, seat, command);
    if (!decision.ok) return undefined;
    const after = fold(rules, rules.clone(before), decision.events);
    return {
      view: JSON.stringify(rules.view(after, viewer)),
      command: JSON.stringify(rules.viewCommand(command, seat, viewer)),
      events: JSON.stringify(decision.events.map((event) => rules.viewEvent(event, viewer, options) ?? null)),
    };
  });
  const [one, other] = pair;
  if (one === undefined || other === undefined || one.view !== other.view) return;
  if (one.command === other.command) agree(other.events, one.events, `${where}: the events of ${one.command}`);
  if (one.events === other.events) agree(other.command, one.command, `${where}: the command behind ${one.events}`);
}
