// The action phases (§5.1.2) and the extra-action phase (§5.1.3).
import { describe, expect, test } from "vitest";
import type { Step, Turn } from "../commands.ts";
import { extensions } from "../extensions.ts";
import { openings } from "../openings.ts";
import { playerAt } from "../state.ts";
import { act, actionPhase, askedIn, giveBonus, refusalOf, stand, turn, turnRefused } from "../testing/table.ts";

const NOTHING: Turn = { type: "turn", steps: [], end: true };
const place: Step = { step: "place", at: "rescue:T1" };
const engineer: Step = { step: "placeEngineer", at: "coking:engineer" };

describe("§5.1.2 the action phases", () => {
  test("two of them, each in turn order, and everybody is asked in both", () => {
    const state = actionPhase(4);
    const asked = Array.from({ length: 8 }, () => {
      const [seat] = askedIn(state) ?? [-1];
      act(state, seat, NOTHING);
      return seat;
    });
    expect(asked).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  });

  test("at most one action a turn", () => {
    const buy: Step = { step: "buyMine", card: 2, village: "linden", slot: "T1" };
    expect(turnRefused(actionPhase(), buy, engineer)).toBe("action-done");
    expect(turnRefused(actionPhase(), place, engineer)).toBe("action-done");
    expect(turnRefused(actionPhase(), engineer, place)).toBe("action-done");
    expect(turnRefused(actionPhase(), engineer, { step: "placeEngineer", at: "ironworks:engineer" })).toBe("action-done");
  });

  test("no action at all is allowed", () => {
    expect(turnRefused(actionPhase())).toBeUndefined();
  });

  test("steps are applied in order, and one illegal step makes the command illegal", () => {
    const state = actionPhase();
    expect(refusalOf(state, 0, { type: "turn", steps: [place, place], end: true })).toEqual({
      code: "place-full",
      place: "rescue:T1",
      room: 1,
      step: 1,
    });
    expect(playerAt(state, 0).supply).toBe(20);
  });

  test("the bonus marker is used at most once a round", () => {
    const state = actionPhase();
    giveBonus(state, 0, "engineer");
    const via: Step = { ...engineer, via: "bonus" };
    expect(turnRefused(state, via, { step: "placeEngineer", at: "ironworks:engineer", via: "bonus" })).toBe("bonus-not-held");
  });

  test("end is true where no marker was turned over", () => {
    expect(refusalOf(actionPhase(), 0, { type: "turn", steps: [], end: false })).toEqual({ code: "turn-must-end" });
    expect(refusalOf(actionPhase(), 0, { type: "turn", steps: [place], end: false })).toEqual({ code: "turn-must-end" });
  });
});

describe("§5.1.2 a step that turns over a railway marker", () => {
  function atWinz() {
    const state = actionPhase(3, {}, { railwayMarkers: { y3: "money", y4: "worker" } });
    playerAt(state, 0).settlements.push("winz");
    stand(state, 0, "village:winz", 2);
    return state;
  }
  const ride: Step = { step: "move", from: "village:winz", to: "station:y3" };

  test("is the last of its command", () => {
    expect(refusalOf(atWinz(), 0, { type: "turn", steps: [ride, place], end: true })).toEqual({ code: "step-after-marker", step: 1 });
  });

  test("end false: the player sees it and goes on with the same turn; end true: the turn is over", () => {
    const state = atWinz();
    act(state, 0, { type: "turn", steps: [ride], end: false });
    expect(askedIn(state)).toEqual([0, "turn"]);
    expect(playerAt(state, 0).coins).toBe(5);
    act(state, 0, NOTHING);
    expect(askedIn(state)).toEqual([1, "turn"]);
    const over = atWinz();
    act(over, 0, { type: "turn", steps: [ride], end: true });
    expect(askedIn(over)).toEqual([1, "turn"]);
  });

  test("both are listed, and nothing follows either in the same command", () => {
    const state = atWinz();
    const rides = extensions(state, 0, NOTHING).filter(
      ({ type, ...rest }) => type === "turn" && JSON.stringify(rest).includes("station:y3"),
    );
    expect(rides).toEqual([
      { type: "turn", steps: [ride], end: true },
      { type: "turn", steps: [ride], end: false },
    ]);
    for (const command of rides) expect(extensions(state, 0, command)).toEqual([]);
  });

  test("once it is turned over the same move is a step like any other", () => {
    const state = atWinz();
    act(state, 0, { type: "turn", steps: [ride], end: false });
    expect(turnRefused(state, ride, place)).toBeUndefined();
  });
});

describe("§5.1.3 the extra-action phase", () => {
  function extra(markers: number[]) {
    const state = actionPhase(3, { phase: "second-action" });
    for (const [seat, count] of markers.entries()) playerAt(state, seat).extraActions = count;
    for (const seat of [0, 1, 2]) act(state, seat, NOTHING);
    return state;
  }

  test("without an extra-action marker nothing is possible: only holders are asked, in turn order", () => {
    const state = extra([0, 1, 2]);
    expect(state.phase).toBe("extra-action");
    expect(askedIn(state)).toEqual([1, "turn"]);
    expect(openings(state, 0)).toEqual([]);
    act(state, 1, NOTHING);
    expect(askedIn(state)).toEqual([2, "turn"]);
    expect(extra([0, 0, 0]).phase).not.toBe("extra-action");
  });

  test("once each: one marker a round, however many one has", () => {
    const state = extra([3, 0, 0]);
    turn(state, place);
    expect(playerAt(state, 0).extraActions).toBe(2);
    expect(state.phase).not.toBe("extra-action");
  });

  test("no step keeps the marker", () => {
    const state = extra([1, 0, 0]);
    expect(turn(state).extraActions).toBe(1);
  });

  test.each<[string, Step]>([
    ["an action", engineer],
    ["a flip", { step: "flip", card: "workforce", pay: "coins" }],
    ["a trade", { step: "trade", give: "coins" }],
    ["the bonus marker", { step: "takeCoin" }],
  ])("%s alone costs it", (_what, step) => {
    expect(turn(extra([1, 0, 0]), step).extraActions).toBe(0);
  });

  test("one marker for the whole turn, also where it goes on after a railway marker", () => {
    const state = extra([2, 0, 0]);
    playerAt(state, 0).settlements.push("winz");
    stand(state, 0, "village:winz");
    act(state, 0, { type: "turn", steps: [{ step: "move", from: "village:winz", to: "station:y3" }], end: false });
    expect(playerAt(state, 0).extraActions).toBe(1);
    expect(turn(state, place).extraActions).toBe(1);
  });

  test("a marker gained in it by who has none else is for later", () => {
    const state = extra([1, 0, 0]);
    playerAt(state, 0).engineersLeft = 1;
    expect(turn(state, engineer).extraActions).toBe(1);
    expect(state.phase).not.toBe("extra-action");
  });
});
