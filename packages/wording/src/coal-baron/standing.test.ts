// How a game stands is said from a real position.
import { chanceFrom, seatAt } from "@pithead/engine";
import { coalBaron } from "@pithead/game-coal-baron";
import { expect, it } from "vitest";
import { type Phrase, say, standingOf, textOf } from "../index.ts";
import { stiffWords } from "../testing/stiff-words.ts";

const speaker = say("en", "coal-baron");
const said = (phrase: Phrase | null) => (phrase === null ? null : textOf(speaker.phrase(phrase, { names: ["Ada", "Bo"], reader: 0 })));

it("says when it is, what is asked, and the figures of each seat", () => {
  const deal = coalBaron.deal({ delivered: "open" }, 2, chanceFrom("00".repeat(32)));
  const state = coalBaron.setup({ delivered: "open" }, 2, deal);
  const draft = standingOf("coal-baron", coalBaron.view(state, seatAt(0)));
  expect([said(draft.when), said(draft.ask)]).toEqual(["The draft.", "Take one of 7 orders."]);
  expect(draft.columns.map(said)).toEqual(["VP", "Workers", "Marks", "Outstanding orders", "Delivered orders"]);
  expect(stiffWords("coal-baron", draft.columns)).toEqual([]);
  expect(draft.rows).toEqual([
    [0, 18, 10, 0, 0],
    [0, 18, 10, 0, 0],
  ]);

  const shift = { ...coalBaron.view(state, seatAt(0)), phase: "shift" as const, shift: 2, turn: 1 };
  const second = standingOf("coal-baron", shift);
  expect([said(second.when), said(second.ask)]).toEqual(["Shift II of III.", "You have 18 workers and 10 marks."]);

  const draw = standingOf("coal-baron", { ...shift, draw: { seat: 1, of: "tiles", count: 5, cards: null } });
  expect(said(draw.ask)).toBe("Choose from the 5 tiles you drew.");
  expect(standingOf("coal-baron", { ...shift, phase: "over" }).ask).toBeNull();
});

it("refuses the view of another game", () => {
  expect(() => standingOf("coal-baron", { map: [] })).toThrow("Not a view of Coal Baron.");
});
