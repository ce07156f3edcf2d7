// Halls share each row by the number of their spaces, for two, three and four players.
import { HALLS, type Hall, spacesByHall } from "@pithead/drawings/coal-baron";
import { samplePosition } from "@pithead/drawings/samples/coal-baron";
import { expect, test } from "vitest";
import { type Building, GRID, type WorksLayout, worksLayout } from "./hall-layout.ts";

const BUILDINGS: readonly Building[] = [...HALLS, "canteen"];

function countsOf(seats: number): Record<Hall, number> {
  const halls = spacesByHall(samplePosition({}, {}, seats));
  return {
    factory: halls.factory.length,
    orders: halls.orders.length,
    money: halls.money.length,
    mining: halls.mining.length,
    delivery: halls.delivery.length,
  };
}

test.each([
  [2, { factory: 7, orders: 4, money: 3, mining: 2, delivery: 4 }],
  [3, { factory: 8, orders: 5, money: 4, mining: 3, delivery: 4 }],
  [4, { factory: 9, orders: 5, money: 5, mining: 4, delivery: 4 }],
])("With %i players locked spaces do not exist.", (seats, counts) => {
  expect(countsOf(seats)).toEqual(counts);
});

test("Draws and the bank stand last in their halls.", () => {
  const halls = spacesByHall(samplePosition());
  expect([halls.factory, halls.orders, halls.money].map((spaces) => spaces.at(-1)?.id)).toEqual(["factory-draw", "order-draw", "bank"]);
});

test.each([2, 3, 4])("With %i players every row fills its grid, gaps between, none over another.", (seats) => {
  const layout: WorksLayout = worksLayout(countsOf(seats));
  for (const places of [layout.desk, layout.tablet]) {
    for (const number of new Set(BUILDINGS.map((building) => places[building].row))) {
      const row = BUILDINGS.filter((building) => places[building].row === number);
      const sorted = row.map((building) => places[building]).toSorted((a, b) => a.column - b.column);
      expect(sorted[0]?.column).toBe(1);
      expect((sorted.at(-1)?.column ?? 0) + (sorted.at(-1)?.span ?? 0)).toBe(GRID + 1);
      sorted.slice(1).forEach((place, index) => {
        const before = sorted[index];
        expect(place.column).toBe((before?.column ?? 0) + (before?.span ?? 0) + 3);
      });
    }
  }
});
