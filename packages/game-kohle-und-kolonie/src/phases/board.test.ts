// Scoring of the board, with the rulebook's printed example (§5.1.7).
import { describe, expect, test } from "vitest";
import history from "../../editions/history.json" with { type: "json" };
import { playerAt } from "../state.ts";
import { actionPhase, beginPhase, giveMine, giveSyndicate, stand } from "../testing/table.ts";
import { type MineId, SLOTS } from "../vocabulary.ts";
import { boardScoring } from "./board.ts";

describe("§5.1.7 scoring of the board", () => {
  test("the printed example: red 4, green 5, blue 11", () => {
    const { mines, settlements, expected } = history.examples.scoring_5_1_7;
    const state = actionPhase(3, { round: 4 });
    const colors = ["red", "blue", "green"] as const;
    for (const [seat, color] of colors.entries()) {
      const own: MineId[] = mines[color];
      for (const [index, mine] of own.entries()) giveMine(state, seat, SLOTS[index] ?? "T1", mine);
      playerAt(state, seat).settlements.push(...settlements[color]);
    }
    stand(state, 2, "station:y6");
    beginPhase(state, "board");
    expect(state.players.map(({ vp }) => vp - 2)).toEqual(colors.map((color) => expected[color]));
  });

  test("every marked mine of a field counts, the syndicate's too, once for each player with a mine there", () => {
    const state = actionPhase();
    giveMine(state, 0, "T1", 2);
    giveMine(state, 0, "T2", 3);
    giveMine(state, 1, "T1", 13);
    expect(boardScoring(state)).toEqual([{ field: "general", mines: 3, vp: [3, 3, 0] }]);
    giveMine(state, 1, "T2", 4);
    giveSyndicate(state, 26);
    expect(boardScoring(state)[1]).toEqual({ field: "bommerbaenke", mines: 2, vp: [0, 2, 0] });
  });

  test("unsold mines don't count, and who has no mine there gets nothing", () => {
    const state = actionPhase();
    giveMine(state, 0, "T1", 2);
    playerAt(state, 1).settlements.push("linden");
    expect(boardScoring(state)).toEqual([{ field: "general", mines: 1, vp: [1, 0, 0] }]);
  });

  test("1 more for each own settlement bordering the field, once a field however many mines one has there", () => {
    const state = actionPhase();
    giveMine(state, 0, "T1", 2);
    giveMine(state, 0, "T2", 3);
    playerAt(state, 0).settlements.push("linden", "winz", "annen");
    expect(boardScoring(state)).toEqual([{ field: "general", mines: 2, vp: [4, 0, 0] }]);
  });

  test("a settlement counts for every bordering field with an own mine", () => {
    const state = actionPhase();
    giveMine(state, 0, "T1", 2);
    giveMine(state, 0, "T2", 10);
    playerAt(state, 0).settlements.push("linden");
    expect(boardScoring(state).map(({ vp }) => vp[0])).toEqual([2, 2]);
  });

  test("a large mine counts 1", () => {
    const state = actionPhase();
    giveMine(state, 0, "T1", "general");
    expect(boardScoring(state)).toEqual([{ field: "general", mines: 1, vp: [1, 0, 0] }]);
  });
});
