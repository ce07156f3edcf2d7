// A worker space as a picture shows it: what it is for above, who stands there and what it takes below.
import { type Position, priceOf, type SpaceCard, tileCard } from "@pithead/game-coal-baron/client";
import { createElement as h } from "react";
import { range } from "../pieces/figures.ts";
import { markOf, seatClass } from "../pieces/seats.ts";
import { CostTag, PriceTag } from "../pieces/tags.ts";
import { Use } from "../pieces/use.ts";
import { inform } from "../pieces/voices.ts";
import { crewsOn } from "./halls.ts";
import { Order } from "./order.ts";
import { Gate, Note, Stack } from "./space-drawings.ts";
import { TileCard } from "./tile.ts";

/** Height of the ledge below the picture. */
export const LEDGE = 37;
const TAG_ROOM = 32;
const WORKER = { width: 18, height: 24 } as const;

interface SpaceProps {
  position: Position;
  space: SpaceCard;
  x: number;
  y: number;
  width: number;
  height: number;
}

export function SpaceDrawing({ position, space, x, y, width, height }: SpaceProps) {
  const above = height - LEDGE;
  return h(
    "g",
    { transform: `translate(${x} ${y})`, "data-space": space.id },
    h("rect", { width, height, rx: 5, fill: "var(--card-2)", stroke: "#140c06", strokeOpacity: 0.7, strokeWidth: 1.5 }),
    h(SpaceFace, { position, space, width, height: above }),
    h("path", { d: `M0 ${above}H${width}V${height - 5}a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5Z`, fill: "var(--card)" }),
    h("path", { d: `M0 ${above}H${width}`, stroke: "#140c06", strokeOpacity: 0.55, strokeWidth: 2 }),
    crewsOn(position, space.id).map(({ seat, workers }, place, crews) => {
      const room = (width - TAG_ROOM) / crews.length;
      return h(CrewDrawing, { key: seat, seat, workers, x: 3 + place * room, y: above + 9, room: room - 2 });
    }),
    h(PriceTag, { x: width - 16, y: above + LEDGE / 2, figure: priceOf(position, space.id) }),
  );
}

interface CrewProps {
  seat: number;
  workers: number;
  x: number;
  y: number;
  /** How wide it may stand: more workers stand closer. */
  room: number;
}

/** Standing on paper, a crew keeps its colours of the day. */
function CrewDrawing({ seat, workers, x, y, room }: CrewProps) {
  const stride = Math.min(9, Math.max(0, room - WORKER.width) / Math.max(1, workers - 1));
  return h(
    "g",
    { className: seatClass(seat), style: { colorScheme: "light" } },
    range(workers).map((place) => h(Use, { key: place, id: `w-${markOf(seat)}`, x: x + place * stride, y, ...WORKER })),
  );
}

type FaceProps = Pick<SpaceProps, "position" | "space" | "width" | "height">;

function SpaceFace({ position, space, width, height }: FaceProps) {
  const inside = { x: 4, y: 4, width: width - 8, height: height - 8 };
  switch (space.kind) {
    case "factory": {
      const kind = position.factory[space.id];
      if (!kind) return null;
      const { color, side, carts, cost } = tileCard(kind);
      return h(
        "g",
        null,
        h("svg", inside, h(TileCard, { color, side, cubes: range(carts).map(() => color) })),
        h(CostTag, { x: width - 20, y: height - 9, figure: cost }),
      );
    }
    case "order": {
      const order = position.orders[space.id];
      return order ? h("svg", inside, h(Order, { order })) : null;
    }
    case "draw":
      return h(DrawFace, { of: space.of, left: position.stackSizes[space.of], width, height });
    case "money":
    case "bank":
      return h("svg", inside, h(Note, { marks: space.marks, bank: space.kind === "bank" }));
    case "mining":
      return h(
        "svg",
        { x: 4, y: height - 0.8 * (width - 8), width: width - 8, height: 0.8 * (width - 8) },
        h(Gate, { steps: space.steps }),
      );
    case "delivery":
      return h(Use, { id: `v-${space.vehicle}`, ...inside });
  }
}

/** The stack, and how many are left in it. */
function DrawFace({ of, left, width, height }: { of: "tiles" | "orders"; left: number; width: number; height: number }) {
  return h(
    "g",
    null,
    h("svg", { x: 3, y: 3, width: width - 6, height: height - 20 }, h(Stack, { of })),
    h("text", { x: width / 2, y: height - 4, ...inform(15, 800), fill: "var(--card-ink)", textAnchor: "middle" }, left),
  );
}
