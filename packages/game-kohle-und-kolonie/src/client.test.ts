// What the page builds turns with: the same legality over what a seat knows.
import { describe, expect, test } from "vitest";
import { afterSteps, auctionStanding, finalPreview, loadingPreview, nextSteps, refuseNextStep } from "./client.ts";
import type { Step } from "./commands.ts";
import { playerAt } from "./state.ts";
import { actionPhase, beginPhase, giveBonus, giveMine, stand } from "./testing/table.ts";
import { view } from "./view.ts";

describe("a half-built turn", () => {
  const state = actionPhase();
  const seen = view(state, "spectator");
  const steps: Step[] = [{ step: "place", at: "rescue:T1" }];

  test("the position after the steps; the position itself stays as it is", () => {
    const before = JSON.stringify(seen);
    const walk = afterSteps(seen, 0, steps);
    expect(walk.ok && playerAt(walk.after, 0)).toMatchObject({ supply: 19, miners: { "rescue:T1": 1 } });
    expect(JSON.stringify(seen)).toBe(before);
  });

  test("the steps that can follow, and why another can't", () => {
    expect(nextSteps(seen, 0, steps)).toContainEqual({ step: "move", from: "rescue:T1", to: "supply" });
    expect(refuseNextStep(seen, 0, steps, { step: "place", at: "rescue:T1" })).toEqual({ code: "place-full", place: "rescue:T1", room: 1 });
    expect(refuseNextStep(seen, 0, steps, { step: "place", at: "rescue:T2" })).toBeUndefined();
    expect(refuseNextStep(seen, 0, [...steps, ...steps], { step: "takeCoin" })).toEqual({
      code: "place-full",
      place: "rescue:T1",
      room: 1,
      step: 1,
    });
  });

  test("nothing follows a railway marker turned over in the same command", () => {
    const ride: Step = { step: "move", from: "village:winz", to: "station:y3" };
    const riding = actionPhase();
    playerAt(riding, 0).settlements.push("winz");
    stand(riding, 0, "village:winz");
    expect(afterSteps(riding, 0, [ride])).toMatchObject({ ok: true, turnedOver: "y3" });
    expect(nextSteps(riding, 0, [ride])).toEqual([]);
    expect(refuseNextStep(riding, 0, [ride], { step: "takeCoin" })).toEqual({ code: "step-after-marker", step: 1 });
  });
});

describe("the auction as it stands", () => {
  test("who leads, who is next, what each could reach", () => {
    const state = actionPhase(3, { round: 3 }, { consolidations: { "3": ["general", "cfe", "hermanns", "hasenwinkel"] } });
    giveBonus(state, 0, "cart");
    giveBonus(state, 1, "miners");
    giveMine(state, 0, "T1", 13);
    giveMine(state, 1, "T1", 3);
    state.syndicate.coins = 1;
    beginPhase(state, "consolidations");
    expect(auctionStanding(view(state, "spectator"))).toEqual({ leader: null, leading: 2, next: 0, most: [5, 5] });
  });

  test("null where nobody bids", () => {
    expect(auctionStanding(actionPhase())).toBeNull();
  });
});

test("what a load command would count and pay", () => {
  const state = actionPhase();
  giveMine(state, 0, "T1", 1);
  expect(loadingPreview(state, 0, { type: "load", worker: true, cart: false, markers: 1 })).toEqual({ carts: 2, coins: 0, vp: 2 });
  expect(loadingPreview(state, 0, { type: "load", worker: false, cart: false, markers: 0 })).toEqual({ carts: 0, coins: 0, vp: 0 });
});

test("the final scoring as it would be now, and as it was", () => {
  const state = actionPhase();
  expect(finalPreview(state).map(({ total }) => total)).toEqual([4, 4, 4]);
  state.round = 5;
  beginPhase(state, "above-ground");
  expect(finalPreview(state)).toBe(state.final);
});
