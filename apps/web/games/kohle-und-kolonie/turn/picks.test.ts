// The picks that make a command.
import { samplePlayer, samplePosition } from "@pithead/drawings/samples/kohle-und-kolonie";
import { extensions, openings, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { expect, test } from "vitest";
import { builtMove } from "./built.ts";
import { picksOf } from "./picks.ts";

const accident = { stage: "secure" as const, secured: [[], [], [], []], losing: [], isBlankDrawn: false };
const slots = { ...samplePlayer().slots, T1: { mine: 10, engine: false }, T2: { mine: 5, engine: false } };

test.each<[string, Position]>([
  ["turn", samplePosition()],
  ["turn that can turn over a marker", samplePosition({ settlements: ["dahlhausen"], miners: { "village:dahlhausen": 1 }, supply: 5 })],
  [
    "accident",
    samplePosition({ slots, bonus: "rescue-team" }, { phase: "accident", asked: { seat: 0, question: "secure" }, accident, turn: null }),
  ],
])("In a %s the picks of every legal command make that command.", (_, position) => {
  const shortest = openings(position, 0);
  expect(shortest.length).toBeGreaterThan(0);
  for (const command of shortest.flatMap((opening) => [opening, ...extensions(position, 0, opening)]))
    expect(builtMove(position, 0, picksOf(command))?.command).toEqual(command);
});

test("What a player does not ask for has no picks.", () => {
  expect(picksOf({ type: "chance" })).toEqual([]);
});
