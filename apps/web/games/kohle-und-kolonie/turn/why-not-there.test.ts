// A part of the board with which nothing can be done says why.
import { samplePosition } from "@pithead/drawings/samples/kohle-und-kolonie";
import type { Position } from "@pithead/game-kohle-und-kolonie/client";
import { expect, test } from "vitest";
import type { Target } from "../board/look.ts";
import { builtMove } from "./built.ts";
import type { StepKind } from "./facets.ts";
import type { Pick } from "./picks.ts";
import { whyNotThere } from "./why-not-there.ts";

function codeAt(position: Position, target: Target, kind: StepKind | null = null, picks: readonly Pick[] = []): string | undefined {
  const built = builtMove(position, 0, picks);
  return built?.kind === "turn" ? whyNotThere(position, 0, built, target, kind)?.code : "not a turn";
}

test("What is too dear says so.", () => {
  const poor = samplePosition({ coins: 0 });
  const [card] = poor.display;
  expect(codeAt(poor, `card:${card ?? 0}`)).toBe("too-few-coins");
  expect(codeAt(poor, "above:coking")).toMatch(/^too-few-/);
});

test("After the action the parts of the board say that it is done.", () => {
  const position = samplePosition({ coins: 30 });
  const built = builtMove(position, 0, []);
  const bought = built?.kind === "turn" ? built.next.find((step) => step.step === "buyMine") : undefined;
  const [card] = position.display.filter((number) => bought?.step === "buyMine" && number !== bought.card);
  const picks: Pick[] = bought ? [{ pick: "step", step: bought }] : [];
  expect(codeAt(position, `card:${card ?? 0}`, null, picks)).toBe("action-done");
});

test("Once it is clear what is done, the rest of the board says nothing.", () => {
  const poor = samplePosition({ coins: 0 });
  expect(codeAt(poor, "above:coking", "buyMine")).toBeUndefined();
  expect(codeAt(poor, "slot:T1")).toBeUndefined();
  expect(codeAt(poor, "place:supply")).toBeUndefined();
});
