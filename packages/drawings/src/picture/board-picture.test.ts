// The picture of a board: all that the viewer sees of it, and nothing else.
import { chanceOf, seatAt, seatsOf } from "@pithead/engine";
import { fairnessFrom, randomGame } from "@pithead/engine-testkit/random-player";
import { coalBaron } from "@pithead/game-coal-baron";
import { CAGE_SPOTS, orderCard, tileCard, VEHICLES } from "@pithead/game-coal-baron/client";
import { kohleUndKolonie } from "@pithead/game-kohle-und-kolonie";
import { componentsOf } from "@pithead/game-kohle-und-kolonie/client";
import { expect, test } from "vitest";
import { blockOf } from "../kohle-und-kolonie/map/drawing-hints.ts";
import { samplePosition as sampleWorks } from "../samples/coal-baron.ts";
import { samplePlayer as sampleBaron, samplePosition as sampleMap } from "../samples/kohle-und-kolonie.ts";
import { type Board, boardOf } from "../samples/pieces.ts";
import { boardPicture } from "./board-picture.ts";
import { pieceTally } from "./piece-tally.ts";
import { pngOf } from "./png.ts";
import type { Shown } from "./shown.ts";

const NAMES = ["Ada", "Bo", "Cleo", "Dee"];
const shown: Shown = { game: "coal-baron", options: {}, view: sampleWorks(), names: NAMES, seat: 0, locale: "en", theme: "day" };

const UNCOUNTED = "These pieces are drawn but not counted: take them above, and say how many the view asks for";

test("Coal Baron: every worker, cube, cart and order of the view is drawn, and no other.", () => {
  const view = sampleWorks(
    {
      cage: ["brown", "gray"],
      storage: { yellow: 2, brown: 0, gray: 0, black: 1 },
      tiles: [{ kind: "brown-light-2", cubes: ["brown", null] }],
      outstanding: [{ order: "truck-KK", spots: [["black"], []] }],
    },
    { bank: [0, 3, 0], canteen: [2, 0, 4] },
  );
  view.crews["mining-8"] = { seat: 2, workers: 4 };
  const { svg } = boardPicture({ ...shown, view });
  const { take, left } = pieceTally(svg);
  // One stands for a seat in the canteen.
  expect(["red", "blue", "green"].map((mark) => take(`w-${mark}`))).toEqual([1, 1 + 3, 1 + 4]);
  const onSpaces = Object.values(view.factory).flatMap((kind) => (kind ? [tileCard(kind)] : []));
  const printed = view.players.length * 4;
  const carts = onSpaces.reduce((sum, { carts: each }) => sum + each, 0) + printed + 2;
  expect(take("cart")).toBe(carts);
  const gray = onSpaces.filter(({ color }) => color === "gray").reduce((sum, { carts: each }) => sum + each, 0);
  expect(take("c-gray")).toBe(gray + view.players.length + 1);
  expect(take("c-brown")).toBe(view.players.length + 1 + 1);
  expect(take("c-yellow")).toBe(view.players.length + 2);
  expect(take("c-black")).toBe(view.players.length + 1 + 1);
  expect(take("s-free")).toBe(CAGE_SPOTS - 2);
  expect(take("s-black")).toBe(1 + freeSpots(view, "black"));
  for (const color of ["yellow", "brown", "gray"]) expect(take(`s-${color}`)).toBe(freeSpots(view, color));
  const orders = [...Object.values(view.orders), "truck-KK" as const].flatMap((order) => (order ? orderCard(order).vehicle : []));
  for (const vehicle of VEHICLES) expect(take(`v-${vehicle}`)).toBe(1 + orders.filter((each) => each === vehicle).length);
  expect(svg.split("data-space=").length - 1).toBe(24);
  expect(left(), UNCOUNTED).toEqual([]);
});

function freeSpots({ orders }: ReturnType<typeof sampleWorks>, color: string): number {
  return Object.values(orders).flatMap((order) => (order ? orderCard(order).spots.filter((spot) => spot === color) : [])).length;
}

test("Coal Baron: the orders of the draft lie above the works as long as it lasts.", () => {
  const [before, inDraft] = [[], ["engine-KK", "engine-YNGK"] as const].map(
    (draft) => boardPicture({ ...shown, view: sampleWorks({}, { draft: [...draft] }) }).svg,
  );
  expect(pieceTally(inDraft ?? "").take("v-engine") - pieceTally(before ?? "").take("v-engine")).toBe(2);
});

test("Kohle & Kolonie: settlements, miners, local workers and steam engines stand where the view has them.", () => {
  const slots = { ...sampleBaron().slots, T1: { mine: 3, engine: true }, B2: { mine: 5, engine: false } };
  const view = sampleMap(
    { slots, settlements: ["linden"], miners: { "station:y1": 2 }, coins: 7 },
    { villages: { linden: 1, weitmar: 2 } },
  );
  const { svg } = boardPicture({ ...shown, game: "kohle-und-kolonie", view });
  const { take, left } = pieceTally(svg);
  expect(take("h-red")).toBe(1);
  expect(take("w-red")).toBe(1);
  // On the map, on the mine beside it, and one a player for the figure.
  expect(take("steam")).toBe(2 + NAMES.length);
  expect(take("w-local")).toBe(3 + NAMES.length);
  // The middle of the land is on both sheets.
  expect(take("rm-hidden")).toBeGreaterThanOrEqual(Object.keys(view.railwayMarkers).length);
  expect(svg.split("data-field=").length - 1).toBeGreaterThan(15);
  expect(left(), UNCOUNTED).toEqual([]);
});

test("Kohle & Kolonie: every field and village is named on one of the two sheets of the map, and is not cut.", () => {
  for (const seats of [3, 4, 5]) {
    const view = sampleMap({}, {}, seats);
    const { svg } = boardPicture({ ...shown, game: "kohle-und-kolonie", view, names: [...NAMES, "Eli"].slice(0, seats) });
    const { edition, fields, villages } = componentsOf(view);
    const written = new Set([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text));
    for (const { id, name } of edition.villages) if (villages.has(id)) expect(written).toContain(escaped(name));
    for (const field of edition.fields)
      if (fields.has(field.id)) for (const line of blockOf(edition, field).lines) expect(written).toContain(escaped(line));
  }
});

const escaped = (name: string) => name.replace(/&/g, "&amp;");

test("The alternative text says the position in words.", () => {
  const view = sampleWorks({ vp: 12, workers: 7, marks: 3 }, { canteen: [2, 0, 4] });
  expect(boardPicture({ ...shown, view }).alt).toBe(
    "Picture of the board. Shift II of III. Workers stand on 0 of 24 spaces; 6 in the canteen. Ada: 12 VP, 7 workers, 3 marks; Bo: 0 VP, 15 workers, 7 marks; Cleo: 0 VP, 15 workers, 7 marks.",
  );
  expect(boardPicture({ ...shown, game: "kohle-und-kolonie", view: sampleMap() }).alt).toMatch(
    /^Picture of the board. Round II of V: first action phase. \d+ mines on display; the syndicate has none. Ada: 2 VP/,
  );
});

test("What a viewer may not know changes no byte of their picture: the order of Coal Baron's stacks.", () => {
  let draws = 0;
  randomGame(coalBaron, { options: { delivered: "hidden" }, seats: 3, seed: "stacks" }, (state) => {
    if (state.draw === null || ++draws > 2) return;
    const twin = coalBaron.clone(state);
    twin.stacks = { tiles: twin.stacks.tiles.toReversed(), orders: twin.stacks.orders.toReversed() };
    const viewer = seatAt((state.draw.seat + 1) % 3);
    const [picture, other] = [state, twin].map((of) => boardPicture({ ...shown, view: coalBaron.view(of, viewer), seat: viewer }).svg);
    expect(other).toBe(picture);
  });
  expect(draws).toBeGreaterThan(2);
});

test("What a viewer may not know changes no byte of their picture: markers face down.", () => {
  const chance = chanceOf(fairnessFrom("markers", 4));
  const deal = kohleUndKolonie.deal({}, 4, chance);
  const state = kohleUndKolonie.setup({}, 4, deal);
  const others = { ...deal, accidents: deal.accidents.toReversed() };
  const pictures = [deal, others].map(
    (each) =>
      boardPicture({ ...shown, game: "kohle-und-kolonie", view: kohleUndKolonie.view({ ...state, deal: each }, "spectator"), seat: null })
        .svg,
  );
  expect(pictures[0]).toBe(pictures[1]);
});

const SEEN_EVERY = 60;
const UNNAMED = "These pieces lie on this board: say so in src/samples/pieces.ts, for the page of samples";

function unnamedOn(board: Board, drawn: ReadonlySet<string>): string[] {
  return [...drawn].filter((id) => !["both", board].includes(boardOf(id) ?? ""));
}

test("Any position of Coal Baron can be drawn, by day and by night, for everybody; no custom property is left.", () => {
  let seen = 0;
  const drawn = new Set<string>();
  randomGame(coalBaron, { options: {}, seats: 4, seed: "all" }, (state) => {
    if (seen++ % SEEN_EVERY !== 0) return;
    const viewer = [...seatsOf(4), "spectator" as const][((seen / SEEN_EVERY) % 5) | 0] ?? "spectator";
    const seat = viewer === "spectator" ? null : viewer;
    const { svg } = boardPicture({ ...shown, view: coalBaron.view(state, viewer), seat, theme: seat === 1 ? "night" : "day" });
    expect(svg).not.toMatch(/var\(|undefined|NaN/);
    for (const id of pieceTally(svg).ids) drawn.add(id);
  });
  expect(unnamedOn("coal-baron", drawn), UNNAMED).toEqual([]);
});

test("Any position of Kohle & Kolonie can be drawn.", () => {
  let seen = 0;
  const drawn = new Set<string>();
  randomGame(kohleUndKolonie, { options: {}, seats: 5, seed: "all" }, (state) => {
    if (seen++ % SEEN_EVERY !== 0) return;
    const view = kohleUndKolonie.view(state, "spectator");
    const { svg } = boardPicture({ ...shown, game: "kohle-und-kolonie", view, names: [...NAMES, "Eli"], seat: null });
    expect(svg).not.toMatch(/var\(|undefined|NaN/);
    for (const id of pieceTally(svg).ids) drawn.add(id);
  });
  expect(unnamedOn("kohle-und-kolonie", drawn), UNNAMED).toEqual([]);
});

test("A name is only ever lettering.", () => {
  const { svg } = boardPicture({ ...shown, names: ['<image href="x"/>', "&", '"'] });
  expect(svg).not.toContain("<image");
  expect(svg).toContain("&lt;image");
});

test("As a PNG it has the width that was asked for, and the shape of the drawing.", async () => {
  const { svg } = boardPicture(shown);
  const [, width = "", height = ""] = /width="(\d+)" height="([\d.]+)"/.exec(svg) ?? [];
  const png = await pngOf(svg, 300);
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  expect(png.readUInt32BE(16)).toBe(300);
  expect(Math.abs(png.readUInt32BE(20) - (300 / Number(width)) * Number(height))).toBeLessThan(2);
  expect(await pngOf(svg, 300)).toEqual(png);
});
