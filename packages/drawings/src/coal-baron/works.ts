// The works as one drawing: three rows of halls under their roofs, the canteen below.
import type { Position } from "@pithead/game-coal-baron/client";
import { createElement as h, type ReactElement } from "react";
import { markOf, seatClass } from "../pieces/seats.ts";
import { NamePlate } from "../pieces/tags.ts";
import { Use } from "../pieces/use.ts";
import { inform } from "../pieces/voices.ts";
import { Headframe } from "../scenery/headframe.ts";
import { CanopyRoof, FlatRoof, GableRoof, MansardRoof, SawRoof } from "../scenery/roofs.ts";
import { Skyline } from "../scenery/skyline.ts";
import { Wall } from "../scenery/wall.ts";
import { type Hall, spacesByHall } from "./halls.ts";
import { LEDGE, SpaceDrawing } from "./worker-space.ts";

const ROOF = 30;
const ROWS = [
  { halls: ["factory"], space: 64 + LEDGE },
  { halls: ["orders", "mining"], space: 72 + LEDGE },
  { halls: ["money", "delivery"], space: 50 + LEDGE },
] as const satisfies readonly { halls: readonly Hall[]; space: number }[];
const MARGIN = 8;
const BETWEEN = 8;
const WALL = { side: 7, top: 15, bottom: 7, gap: 4 } as const;
const SKY = 22;
const CANTEEN = 52;

/** Height of the drawing, whatever stands in it. */
export const WORKS_HEIGHT = SKY + ROWS.reduce((sum, { space }) => sum + ROOF + WALL.top + space + WALL.bottom + 8, 0) + CANTEEN + 12;

interface WorksProps {
  position: Position;
  width: number;
  nameOf: (hall: Hall | "canteen") => string;
}

export function WorksDrawing({ position, width, nameOf }: WorksProps) {
  const spaces = spacesByHall(position);
  let y = SKY;
  const rows = ROWS.flatMap(({ halls, space }) => {
    const count = halls.reduce((sum, hall) => sum + spaces[hall].length, 0);
    const taken = 2 * MARGIN + (halls.length - 1) * BETWEEN + halls.length * 2 * WALL.side + (count - halls.length) * WALL.gap;
    const each = (width - taken) / count;
    let x = MARGIN;
    const drawn = halls.map((hall) => {
      const left = x;
      x += spaces[hall].length * (each + WALL.gap) - WALL.gap + 2 * WALL.side + BETWEEN;
      return h(HallDrawing, { key: hall, position, hall, name: nameOf(hall), x: left, y, each, high: space });
    });
    y += ROOF + WALL.top + space + WALL.bottom + 8;
    return drawn;
  });
  return h(
    "g",
    null,
    h(
      "defs",
      null,
      h(
        "linearGradient",
        { id: "sky", x1: 0, x2: 0, y1: 0, y2: 1 },
        h("stop", { offset: 0, stopColor: "var(--sky-1)" }),
        h("stop", { offset: 0.4, stopColor: "var(--sky-2)" }),
      ),
    ),
    h("rect", { width, height: WORKS_HEIGHT, fill: "url(#sky)" }),
    h("svg", { width, height: 120 }, h(Skyline, null)),
    rows,
    h(Canteen, { position, name: nameOf("canteen"), x: MARGIN, y: y + 4, width: width - 2 * MARGIN }),
    h("rect", { y: WORKS_HEIGHT - 6, width, height: 6, fill: "var(--grass)" }),
  );
}

interface HallProps {
  position: Position;
  hall: Hall;
  name: string;
  x: number;
  y: number;
  /** Width of one space. */
  each: number;
  /** Height of its spaces. */
  high: number;
}

function HallDrawing({ position, hall, name, x, y, each, high }: HallProps) {
  const spaces = spacesByHall(position)[hall];
  const width = spaces.length * (each + WALL.gap) - WALL.gap + 2 * WALL.side;
  const top = y + ROOF;
  return h(
    "g",
    { "data-hall": hall },
    hall === "mining" && h("svg", { x: x + width / 2 - 45, y: y - 22, width: 90, height: 57 }, h(Headframe, null)),
    h("svg", { x, y, width, height: ROOF }, h("svg", { y: ROOF - ROOF_HEIGHT[hall], width, height: ROOF_HEIGHT[hall] }, roofOf(hall))),
    h(Wall, { x, y: top, width, height: WALL.top + high + WALL.bottom }),
    spaces.map((space, place) =>
      h(SpaceDrawing, {
        key: space.id,
        position,
        space,
        x: x + WALL.side + place * (each + WALL.gap),
        y: top + WALL.top,
        width: each,
        height: high,
      }),
    ),
    h(NamePlate, { x: x + width / 2, y: top + 2, name }),
  );
}

const ROOF_HEIGHT: Record<Hall, number> = { factory: 34, orders: 30, money: 24, mining: 22, delivery: 28 };

function roofOf(hall: Hall): ReactElement {
  switch (hall) {
    case "factory":
      return h(SawRoof, null);
    case "orders":
      return h(MansardRoof, null);
    case "money":
      return h(FlatRoof, null);
    case "mining":
      return h(GableRoof, { height: ROOF_HEIGHT.mining });
    case "delivery":
      return h(CanopyRoof, null);
  }
}

/** Where ousted workers wait, a table for each seat. */
function Canteen({ position, name, x, y, width }: { position: Position; name: string; x: number; y: number; width: number }) {
  const plate = 120;
  const each = (width - plate) / position.canteen.length;
  return h(
    "g",
    { "data-hall": "canteen", transform: `translate(${x} ${y})` },
    h(Wall, { x: 0, y: 0, width, height: CANTEEN }),
    h(NamePlate, { x: plate / 2 + 2, y: CANTEEN / 2 - 2, name }),
    h("rect", {
      x: plate,
      y: 7,
      width: width - plate - 10,
      height: CANTEEN - 16,
      rx: 4,
      fill: "var(--lit-room)",
      stroke: "#140c06",
      strokeOpacity: 0.7,
    }),
    position.canteen.map((workers, seat) =>
      h(
        "g",
        { key: markOf(seat), transform: `translate(${plate + each * (seat + 0.5) - 8} 0)`, opacity: workers === 0 ? 0.45 : 1 },
        h(
          "g",
          { className: seatClass(seat), style: { colorScheme: "light" } },
          h(Use, { id: `w-${markOf(seat)}`, x: -24, y: 9, width: 24, height: 32 }),
        ),
        h("text", { x: 6, y: 33, ...inform(20, 800), fill: "var(--card-ink)" }, workers),
      ),
    ),
  );
}
