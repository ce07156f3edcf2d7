// The syndicate buys mines (§5.1.5).
import { describe, expect, test } from "vitest";
import { actionPhase, beginPhase } from "../testing/table.ts";

describe("§5.1.5 the syndicate buys mines", () => {
  test("the displayed card with the lowest number, marked by the next engine of the supply", () => {
    const state = actionPhase();
    beginPhase(state, "syndicate");
    expect(state.syndicate.mines).toEqual([{ mine: 1, engine: true }]);
    expect(state.supply.engines).toBe(19);
    expect(state.display).not.toContain(1);
  });

  test.each([
    [0, [1]],
    [1, [1, 2]],
    [2, [1, 2, 3]],
    [4, [1, 2, 3]],
  ])("with %i more-purchases markers: %j, at most 3, in ascending order", (morePurchases, mines) => {
    const state = actionPhase();
    state.syndicate.morePurchases = morePurchases;
    beginPhase(state, "syndicate");
    expect(state.syndicate.mines.map(({ mine }) => mine)).toEqual(mines);
  });

  test("single mines, too; fewer if fewer lie there", () => {
    const state = actionPhase();
    state.syndicate.morePurchases = 1;
    state.display = [41];
    beginPhase(state, "syndicate");
    expect(state.syndicate.mines).toEqual([{ mine: 41, engine: true }]);
  });

  test("when no engine is left a coin marks the mine, and the syndicate pays nothing", () => {
    const state = actionPhase();
    state.supply.engines = 0;
    beginPhase(state, "syndicate");
    expect(state.syndicate).toMatchObject({ coins: 6, mines: [{ mine: 1, engine: false }] });
    expect(state.supply.engines).toBe(0);
  });
});
