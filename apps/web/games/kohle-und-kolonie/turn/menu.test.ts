// The menu of a turn keeps what is not possible, with the reason that holds, after what is.
import { samplePosition } from "@pithead/drawings/samples/kohle-und-kolonie";
import { componentsOf, nextSteps, type Position, playerAt } from "@pithead/game-kohle-und-kolonie/client";
import { expect, test } from "vitest";
import type { StepKind } from "./facets.ts";
import { menuOf } from "./menu.ts";
import { candidatesOf, narrowed } from "./narrow.ts";
import { isOfOneAmongMany } from "./why-not.ts";

function menu(position: Position) {
  const { options } = narrowed(candidatesOf(nextSteps(position, 0, []), componentsOf(position), playerAt(position, 0)), []);
  return menuOf(position, position, 0, [], options).map(({ kind, via, option, reason }) => [
    via ? `${kind} by marker` : kind,
    option ? "possible" : (reason?.code ?? "nothing there"),
  ]);
}

test("In round 1 with an empty purse.", () => {
  expect(menu(samplePosition({ coins: 0 }, { round: 1 }))).toEqual([
    ["place", "possible"],
    ["buyMine", "too-few-coins"],
    ["buyEngine", "engines-not-yet"],
    ["buildSettlement", "workers-in-village"],
    ["placeEngineer", "too-few-coins"],
    ["move", "nothing there"],
    ["flip", "too-few-coins"],
    ["trade", "too-few-coins"],
  ]);
});

test("A reason that names one village of many is told from those that hold wherever one tries.", () => {
  const position = samplePosition({ coins: 0 }, { round: 1 });
  const named = (kind: StepKind) => {
    const reason = menuOf(position, position, 0, [], []).find((item) => item.kind === kind)?.reason;
    return reason !== undefined && isOfOneAmongMany(reason);
  };
  expect(named("buildSettlement")).toBe(true);
  expect(named("buyMine")).toBe(false);
});

test("After the action the bonus marker, flips and trades are left.", () => {
  const turn = { action: "buyMine" as const, placed: 0, moved: 0, engineersMoved: 0, viaBonus: null, hasBegun: true };
  const said = menu(samplePosition({ bonus: "engineer" }, { turn }));
  expect(said.filter(([, how]) => how === "action-done").map(([kind]) => kind)).toEqual([
    "buyMine",
    "buyEngine",
    "buildSettlement",
    "placeEngineer",
    "place",
    "move",
  ]);
  expect(said.filter(([, how]) => how === "possible").map(([kind]) => kind)).toEqual(["placeEngineer by marker", "flip", "trade"]);
});
