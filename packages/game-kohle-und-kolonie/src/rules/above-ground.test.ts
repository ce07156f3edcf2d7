// The above-ground cards in detail (§5.2.1 to §5.2.5).
import { describe, expect, test } from "vitest";
import history from "../../editions/history.json" with { type: "json" };
import { componentsOf } from "../components.ts";
import { playerAt, type State } from "../state.ts";
import { actionPhase, giveMine, stand, turn, turnRefused } from "../testing/table.ts";
import { filledSpaces, upperSide } from "./above-ground.ts";
import { basisOf } from "./consolidation.ts";

function rich(round = 2): State {
  const state = actionPhase(3, { round });
  Object.assign(playerAt(state, 0), { coins: 20, workers: 10 });
  return state;
}

describe("§5.2.1 workforce", () => {
  test("shows how many miners an action places and moves, and has no space", () => {
    const components = componentsOf(rich());
    const { front, back } = components.aboveGround;
    expect(front.workforce).toEqual({ spaces: [], place: 2, move: 2, moveEngineer: 0, workers: 0 });
    expect(back.workforce).toEqual({ spaces: [], place: 2, move: 4, moveEngineer: 1, workers: 0 });
  });
});

describe("§5.2.2 coking", () => {
  const engineer = { step: "placeEngineer", at: "coking:engineer" } as const;
  const engine = { step: "buyEngine", on: "coking:engine" } as const;
  const flip = { step: "flip", card: "coking" } as const;

  test("2 VP when the first of engineer and engine stands on its back, 2 more when both do", () => {
    expect(turn(rich(), flip, engine).vp).toBe(2 + 6 + 2);
    expect(turn(rich(), flip, engineer).vp).toBe(2 + 6 + 2);
    const both = rich();
    const player = playerAt(both, 0);
    player.flipped.coking = true;
    player.engines["coking:engine"] = 1;
    player.cokingRewards = 1;
    expect(turn(both, engineer).vp).toBe(2 + 2);
  });

  test("an engineer already there counts on flipping", () => {
    expect(turn(rich(), engineer, flip).vp).toBe(2 + 6 + 2);
  });

  test("each once a game: an engineer moved away and back brings nothing more", () => {
    const state = rich();
    const player = playerAt(state, 0);
    Object.assign(player.flipped, { coking: true, workforce: true });
    player.engineers["coking:engineer"] = 1;
    player.cokingRewards = 1;
    turn(state, { step: "moveEngineer", from: "coking:engineer", to: "loading:engineer" });
    expect(player.vp).toBe(2);
    player.engineers["loading:engineer"] = 0;
    player.engineers["administration:engineer"] = 1;
    state.asked = { seat: 0, question: "turn" };
    state.turn = { action: null, placed: 0, moved: 0, engineersMoved: 0, viaBonus: null, hasBegun: false };
    expect(turn(state, { step: "moveEngineer", from: "administration:engineer", to: "coking:engineer" }).vp).toBe(2);
  });

  test("an engineer that is moved onto its back counts", () => {
    const state = rich();
    const player = playerAt(state, 0);
    Object.assign(player.flipped, { coking: true, workforce: true });
    player.engineers["loading:engineer"] = 1;
    expect(turn(state, { step: "moveEngineer", from: "loading:engineer", to: "coking:engineer" }).vp).toBe(4);
  });

  test("nothing on the front", () => {
    expect(turn(rich(), engineer).vp).toBe(2);
  });
});

test("§5.2.3 ironworks: the pair space is gone on the back, two spaces for one miner each are there", () => {
  const state = rich();
  playerAt(state, 0).flipped.ironworks = true;
  expect(turnRefused(state, { step: "place", at: "ironworks:pair" })).toBe("no-such-place");
  expect(turnRefused(state, { step: "place", at: "ironworks:miner3" })).toBeUndefined();
});

describe("§5.2.4 administration", () => {
  test("the printed example: one small mine and two engineers make a basis of 3", () => {
    const { smallMines, engineersInVerwaltung, basis } = history.examples.verwaltung_5_2_4;
    const state = rich();
    giveMine(state, 0, "T1", 2);
    Object.assign(playerAt(state, 0).engineers, { "administration:engineer": 1, "administration:engineer2": 1 });
    expect([smallMines, engineersInVerwaltung]).toEqual([1, 2]);
    expect(basisOf(state, 0, "general")).toBe(basis);
  });

  test("1 for each of its four spaces filled; a pair space with one miner is not", () => {
    const state = rich();
    const components = componentsOf(state);
    stand(state, 0, "administration:pair");
    expect(filledSpaces(components, playerAt(state, 0), "administration")).toEqual([]);
    stand(state, 0, "administration:pair");
    stand(state, 0, "administration:miner");
    expect(filledSpaces(components, playerAt(state, 0), "administration")).toHaveLength(2);
  });
});

test("§5.2.5 loading costs a worker on the front and nothing on the back", () => {
  const state = rich();
  const components = componentsOf(state);
  const player = playerAt(state, 0);
  expect(upperSide(components, player, "loading").workers).toBe(1);
  player.flipped.loading = true;
  expect(upperSide(components, player, "loading").workers).toBe(0);
});
