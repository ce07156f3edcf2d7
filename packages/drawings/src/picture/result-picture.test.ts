// The card of a result: everybody with their points, the best first, in the reader's language.
import { expect, test } from "vitest";
import { samplePosition as sampleWorks } from "../samples/coal-baron.ts";
import { samplePosition as sampleMap } from "../samples/kohle-und-kolonie.ts";
import { pngOf } from "./png.ts";
import { type ResultShown, resultPicture } from "./result-picture.ts";

const PLACES = [
  { rank: 2, vp: 98 },
  { rank: 1, vp: 121 },
  { rank: 3, vp: -4 },
];
const shown: ResultShown = {
  game: "coal-baron",
  options: {},
  view: sampleWorks(),
  names: ["Ada", "Bo", "Cleo"],
  seat: null,
  locale: "en",
  theme: "day",
  result: { title: "Coal Baron", places: PLACES, finishedAt: new Date("2026-03-02T23:30:00Z") },
};
const colony: ResultShown = {
  ...shown,
  game: "kohle-und-kolonie",
  view: sampleMap(),
  result: { ...shown.result, title: "Kohle & Kolonie" },
};

function lettering(svg: string): string[] {
  return [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text = ""]) => text);
}

test("It tells the game, the winner, everybody's points and the day, the best player first.", () => {
  const { svg, alt } = resultPicture(shown);
  const told = ["Coal Baron", "Bo won with 121 VP.", "2 March 2026", "121", "−4"];
  expect(lettering(svg)).toEqual(expect.arrayContaining(told));
  const rows = [...svg.matchAll(/data-player="(\d)"/g)].map(([, seat]) => Number(seat));
  expect(rows).toEqual([1, 0, 2]);
  expect(alt).toBe("Coal Baron. Bo won with 121 VP. Bo: 121 VP; Ada: 98 VP; Cleo: −4 VP.");
});

test.each([
  ["de", "Bo hat mit 121 SP gewonnen.", "2. März 2026"],
  ["nl", "Bo heeft met 121 OP gewonnen.", "2 maart 2026"],
] as const)("It speaks %s.", (locale, won, date) => {
  const { svg } = resultPicture({ ...shown, locale });
  expect(lettering(svg)).toEqual(expect.arrayContaining([won, date]));
});

test("A win that is shared is everybody's who was first.", () => {
  const places = PLACES.map((place) => ({ ...place, rank: 1 }));
  expect(resultPicture({ ...shown, result: { ...shown.result, places } }).alt).toContain("Coal Baron. The win is shared with 98 VP.");
});

test.each([
  ["Coal Baron", shown],
  ["Kohle & Kolonie", colony],
])("%s: 1200 by 630, by day and by night, with the board at its end; the same again to the byte.", async (_, of) => {
  for (const theme of ["day", "night"] as const) {
    const { svg } = resultPicture({ ...of, theme });
    expect(svg).not.toMatch(/var\(|undefined|NaN/);
    const png = await pngOf(svg, 1200);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(resultPicture({ ...of, theme }).svg).toBe(svg);
  }
});

test("Names are only ever lettering, and never reach the points.", () => {
  const { svg } = resultPicture({ ...shown, names: ['<image href="x"/>', "W".repeat(40), "&"] });
  expect(svg).not.toContain("<image");
  expect(lettering(svg)).toContain(`${"W".repeat(21)}…`);
});
