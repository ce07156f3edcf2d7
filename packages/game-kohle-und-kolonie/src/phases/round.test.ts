// The course of a round (§5.0), getting ready for the next (§5.4), and the end.
import { describe, expect, test } from "vitest";
import { openings } from "../openings.ts";
import { playerAt, type State } from "../state.ts";
import { act, actionPhase, askedIn, beginPhase, giveBonus } from "../testing/table.ts";
import { PHASES } from "../vocabulary.ts";

/** A game after its last phase of that round; nobody has a mine. */
function endOf(round: number, change: (state: State) => void = () => {}): State {
  const state = actionPhase(3, { round });
  change(state);
  beginPhase(state, "above-ground");
  return state;
}

test("§5.0 ten phases, in this order", () => {
  const state = actionPhase();
  const phases = [0, 1, 2, 0, 1, 2].flatMap((seat) => act(state, seat, { type: "turn", steps: [], end: true }));
  const more = act(state, null, { type: "chance", label: "bag-1", result: ["black", "black", "blank"] });
  const began = [...phases, ...more].flatMap((event) => (event.type === "phaseBegan" ? [event.phase] : []));
  expect(["bonus", "first-action", ...began]).toEqual(PHASES);
});

describe("§5.4 getting ready for the next round", () => {
  test("the cards of the round join the display; those left stay", () => {
    const state = endOf(1);
    expect(state.round).toBe(2);
    expect(state.display).toEqual([1, 2, 3, 4, 6, 7, 8, 10, 12, 13, 15, 17, 18, 19, 20, 41]);
  });

  test.each([
    [2, 1, 1],
    [3, 0, 3],
    [3, 2, 3],
    [4, 1, 3],
    [3, 5, 5],
  ])("after round %i the syndicate's %i coins become %i: raised to 3 for rounds 4 and 5", (round, coins, after) => {
    expect(endOf(round, ({ syndicate }) => Object.assign(syndicate, { coins })).syndicate.coins).toBe(after);
  });

  test("an unused bonus marker goes to the leftmost free space at the end of the round, in turn order", () => {
    const state = endOf(1, (game) => {
      giveBonus(game, 0, "consolidation-aid");
      giveBonus(game, 1, "miners");
      giveBonus(game, 2, "engineer");
      game.bonusRow = ["settlement", "steam-engine", null, "rescue-team", "cart", null, null];
    });
    expect(state.bonusRow).toEqual(["settlement", "steam-engine", "consolidation-aid", "rescue-team", "cart", "miners", "engineer"]);
    for (const player of state.players) expect(player.bonus).toBeNull();
  });

  test("whoever was last in turn order chooses first", () => {
    const state = endOf(1);
    expect(askedIn(state)).toEqual([2, "chooseBonus"]);
    expect(state.queue).toEqual([1, 0]);
  });

  test("an engine marker can be chosen from round 2 on", () => {
    expect(openings(endOf(1), 2)).toContainEqual({ type: "chooseBonus", marker: "steam-engine" });
  });
});

describe("§6.0 after round 5", () => {
  test("the game is over, and nobody is asked", () => {
    const state = endOf(5);
    expect(state.phase).toBe("over");
    expect(state.asked).toBeNull();
    expect(openings(state, 0)).toEqual([]);
  });

  test("the final scoring is in the players' VP", () => {
    const state = endOf(5, (game) => {
      playerAt(game, 0).coins = 7;
    });
    expect(state.players.map(({ vp }) => vp)).toEqual([2 + 3, 2 + 2, 2 + 2]);
  });

  test("a single mine taken by the syndicate stays its own to the end", () => {
    const state = endOf(5, ({ syndicate }) => syndicate.mines.push({ mine: 41, engine: true }));
    expect(state.syndicate.mines).toEqual([{ mine: 41, engine: true }]);
  });
});
