// Income of the mines (§5.1.6).
import { describe, expect, test } from "vitest";
import { componentsOf } from "../components.ts";
import { playerAt } from "../state.ts";
import { actionPhase, beginPhase, giveMine } from "../testing/table.ts";
import { incomeParts } from "./income.ts";

describe("§5.1.6 income of the mine cards", () => {
  test("each mine's income, small, single and large", () => {
    const state = actionPhase();
    giveMine(state, 0, "T1", 1);
    giveMine(state, 0, "T2", 43);
    giveMine(state, 1, "T1", "general");
    beginPhase(state, "income");
    expect(state.players.map(({ coins }) => coins)).toEqual([4 + 1 + 2, 4 + 2, 4]);
  });

  test("an engine's +1 comes in phase 7, on every kind of mine", () => {
    const state = actionPhase();
    giveMine(state, 0, "T1", 1, true);
    giveMine(state, 0, "T2", 43, true);
    giveMine(state, 0, "T3", "general", true);
    playerAt(state, 0).enginesBeside = 3;
    beginPhase(state, "income");
    const parts = incomeParts(componentsOf(state), playerAt(state, 0));
    expect(parts).toEqual({ mines: 1 + 2 + 2, engines: 3 });
    expect(playerAt(state, 0).coins).toBe(4 + parts.mines + parts.engines);
  });
});
