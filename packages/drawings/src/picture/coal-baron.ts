// The board of Coal Baron in one picture: the works, a pit with its orders, the other players in brief.
import type { OrderId, PlayerPosition, View } from "@pithead/game-coal-baron/client";
import { createElement as h, type ReactElement } from "react";
import type { Hall } from "../coal-baron/halls.ts";
import { Order } from "../coal-baron/order.ts";
import { Pit } from "../coal-baron/pit/pit.ts";
import { pitHeight } from "../coal-baron/pit/pit-geometry.ts";
import { SMALL_PIT, SmallPit } from "../coal-baron/pit/small-pit.ts";
import { WORKS_HEIGHT, WorksDrawing } from "../coal-baron/works.ts";
import { customProperties } from "../pieces/custom-properties.ts";
import { FIGURE_WIDTH, Figure } from "./figure.ts";
import { LINTEL, Lintel, SeatAndName, sheetOf } from "./frame.ts";

const WIDTH = 600;
/** A pit is drawn as if there were more room, and then smaller. */
const PIT_WIDTH = 700;
const PIT_HEIGHT = (WIDTH / PIT_WIDTH) * pitHeight(PIT_WIDTH);
const NAME = 38;
const MARGIN = 8;
const ORDER = { width: 82, height: 86, gap: 4 } as const;
const SMALL_ORDER = { width: 42, height: 44, gap: 3 } as const;

interface CoalBaronPicture {
  view: View;
  /** Whose pit is shown large. */
  seat: number;
  names: readonly string[];
  title: string;
  nameOf: (hall: Hall | "canteen") => string;
}

export function coalBaronPicture({ view, seat, names, title, nameOf }: CoalBaronPicture): ReactElement {
  let y = LINTEL;
  const parts: ReactElement[] = [h(Lintel, { key: "title", width: WIDTH, title })];
  const put = (key: string, height: number, drawing: ReactElement) => {
    parts.push(h("g", { key, transform: `translate(0 ${y})` }, drawing));
    y += height;
  };
  const draft = view.draft.map((order) => ({ order }));
  if (draft.length > 0) put("draft", deskHeight(draft), h(Desk, { orders: draft }));
  put("works", WORKS_HEIGHT, h(WorksDrawing, { position: view, width: WIDTH, nameOf }));
  const own = view.players[seat];
  if (own !== undefined) {
    put("name", NAME, h(PlayerLine, { seat, name: names[seat] ?? "", player: own, width: WIDTH }));
    put("pit", PIT_HEIGHT, h("svg", { width: WIDTH, height: PIT_HEIGHT }, h(Pit, { pit: own, width: PIT_WIDTH })));
    put("orders", deskHeight(own.outstanding), h(Desk, { orders: own.outstanding }));
  }
  const rivals = view.players.flatMap((player, other) => (other === seat ? [] : [{ player, seat: other }]));
  const pairs = rivals.flatMap((rival, index) => (index % 2 === 0 ? [[rival, ...rivals.slice(index + 1, index + 2)]] : []));
  for (const pair of pairs) {
    const height = Math.max(...pair.map(({ player }) => rivalHeight(player)));
    put(`rivals ${pair.map((rival) => rival.seat).join()}`, height + MARGIN, h(Rivals, { pair, names, height }));
  }
  return sheetOf({ width: WIDTH, height: y + (pairs.length > 0 ? MARGIN : 0) }, ...parts);
}

interface PlayerLineProps {
  seat: number;
  name: string;
  player: PlayerPosition;
  width: number;
}

/** Room for points, workers and marks; closer where two players share the width. */
const ROOM = { wide: [FIGURE_WIDTH, FIGURE_WIDTH, FIGURE_WIDTH], narrow: [63, 48, 50] } as const;

function PlayerLine({ seat, name, player, width }: PlayerLineProps) {
  const [ink, ground] = ["var(--on-iron)", "var(--iron-2)"];
  const isWide = width > WIDTH / 2;
  const [points, workers, marks] = ROOM[isWide ? "wide" : "narrow"];
  const figures = width - points - workers - marks;
  return h(
    "g",
    { "data-player": seat, style: customProperties({ "--hole": ground }) },
    h("rect", { width, height: NAME, fill: ground }),
    h(SeatAndName, { seat, name, x: isWide ? 10 : 7, y: 25, ink, ...(!isWide && { longest: 7 }) }),
    // Covers the end of a wide name.
    h("rect", { x: figures - 4, width: width - figures + 4, height: NAME, fill: ground }),
    h(Figure, { of: "vp", count: player.vp, x: figures, y: 25, ink }),
    h(Figure, { of: "helmet", count: player.workers, x: width - workers - marks, y: 25, ink }),
    h(Figure, { of: "coin", count: player.marks, x: width - marks, y: 25, ink }),
  );
}

interface Ticket {
  order: OrderId;
  /** What lies on its spots; nothing as long as nobody has it. */
  spots?: PlayerPosition["outstanding"][number]["spots"];
}

/** Orders on wood, as many in a row as there is room for. */
function Desk({ orders }: { orders: readonly Ticket[] }) {
  return h(
    "g",
    null,
    h("rect", { width: WIDTH, height: deskHeight(orders), fill: "var(--wood)" }),
    orders.map(({ order, spots }, place) =>
      h(
        "svg",
        {
          key: order,
          x: MARGIN + (place % PER_ROW) * (ORDER.width + ORDER.gap),
          y: MARGIN + Math.floor(place / PER_ROW) * (ORDER.height + ORDER.gap),
          width: ORDER.width,
          height: ORDER.height,
        },
        h(Order, { order, ...(spots && { filled: spots }) }),
      ),
    ),
  );
}

const PER_ROW = Math.floor((WIDTH - MARGIN) / (ORDER.width + ORDER.gap));

function deskHeight(orders: readonly Ticket[]): number {
  return Math.ceil(orders.length / PER_ROW) * (ORDER.height + ORDER.gap) + MARGIN;
}

interface RivalsProps {
  pair: readonly { player: PlayerPosition; seat: number }[];
  names: readonly string[];
  height: number;
}

/** Two players beside each other; one alone has the whole width. */
function Rivals({ pair, names, height }: RivalsProps) {
  const width = (WIDTH - MARGIN * (pair.length + 1)) / pair.length;
  return pair.map(({ player, seat }, place) =>
    h(
      "g",
      { key: seat, transform: `translate(${MARGIN + place * (width + MARGIN)} ${MARGIN})` },
      h("rect", { width, height, fill: "var(--wood)" }),
      h(PlayerLine, { seat, name: names[seat] ?? "", player, width }),
      h("svg", { x: (width - RIVAL_PIT.width) / 2, y: NAME, ...RIVAL_PIT }, h(SmallPit, { pit: player })),
      player.outstanding.map(({ order, spots }, index) =>
        h(
          "svg",
          {
            key: order,
            x: 5 + (index % RIVAL_PER_ROW) * (SMALL_ORDER.width + SMALL_ORDER.gap),
            y: NAME + RIVAL_PIT.height + 5 + Math.floor(index / RIVAL_PER_ROW) * (SMALL_ORDER.height + SMALL_ORDER.gap),
            width: SMALL_ORDER.width,
            height: SMALL_ORDER.height,
          },
          h(Order, { order, filled: spots }),
        ),
      ),
    ),
  );
}

const RIVAL_PIT = { width: 288, height: (288 / SMALL_PIT.width) * SMALL_PIT.height } as const;
const RIVAL_PER_ROW = 6;

function rivalHeight({ outstanding }: PlayerPosition): number {
  return NAME + RIVAL_PIT.height + Math.ceil(outstanding.length / RIVAL_PER_ROW) * (SMALL_ORDER.height + SMALL_ORDER.gap) + 7;
}
