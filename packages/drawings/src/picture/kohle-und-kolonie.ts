// The board of Kohle & Kolonie in one picture: the map, and for each player figures and mines.
import { componentsOf, enginesOf, mineOf, type PlayerPosition, SLOTS, type View, workersOf } from "@pithead/game-kohle-und-kolonie/client";
import { createElement as h, type ReactElement } from "react";
import { PICTURE_LETTERING } from "../kohle-und-kolonie/map/lettering.ts";
import { CoalfieldMap, MAP_BOX } from "../kohle-und-kolonie/map/map.ts";
import { LargeMine, MineToken } from "../kohle-und-kolonie/map/mine-tokens.ts";
import { FIGURE_WIDTH, Figure } from "./figure.ts";
import { LINTEL, Lintel, SeatAndName, sheetOf } from "./frame.ts";

const WIDTH = 600;
/** The map in two sheets, one under the other, so that names can be read on a phone; the middle of the land is on both. */
const SHEET_WIDTH = 580;
const SHEET_HEIGHT = (WIDTH / SHEET_WIDTH) * MAP_BOX.height;
const SHEETS = { west: MAP_BOX.x, east: MAP_BOX.x + MAP_BOX.width - SHEET_WIDTH } as const;
const FOLD = 6;
const MAP_HEIGHT = 2 * SHEET_HEIGHT + FOLD;
const LINE = 76;
const FIGURES = 4;
/** A mine of each kind with what stands between it and the next. */
const TOKEN_ROOM = { small: 52, single: 62, large: 90 } as const;

interface KohleUndKoloniePicture {
  view: View;
  names: readonly string[];
  title: string;
}

export function kohleUndKoloniePicture({ view, names, title }: KohleUndKoloniePicture): ReactElement {
  const height = LINTEL + MAP_HEIGHT + LINE * view.players.length;
  return sheetOf(
    { width: WIDTH, height },
    h(Lintel, { key: "title", width: WIDTH, title }),
    h(MapSheet, { key: "west", view, side: "west", y: LINTEL }),
    h(MapSheet, { key: "east", view, side: "east", y: LINTEL + SHEET_HEIGHT + FOLD }),
    ...view.players.map((player, seat) =>
      h(
        "g",
        { key: seat, transform: `translate(0 ${LINTEL + MAP_HEIGHT + seat * LINE})` },
        h(PlayerLine, { view, seat, name: names[seat] ?? "", player }),
      ),
    ),
  );
}

function MapSheet({ view, side, y }: { view: View; side: keyof typeof SHEETS; y: number }) {
  return h(
    "svg",
    { y, width: WIDTH, height: SHEET_HEIGHT },
    h(CoalfieldMap, {
      position: view,
      hotField: view.consolidation?.field,
      lettering: PICTURE_LETTERING,
      part: { x: SHEETS[side], width: SHEET_WIDTH },
    }),
  );
}

interface PlayerLineProps {
  view: View;
  seat: number;
  name: string;
  player: PlayerPosition;
}

/** Name and figures, below them the mines of the tableau. */
function PlayerLine({ view, seat, name, player }: PlayerLineProps) {
  const ink = "var(--on-iron)";
  const right = WIDTH - FIGURES * FIGURE_WIDTH;
  return h(
    "g",
    { "data-player": seat },
    h("rect", { width: WIDTH, height: LINE, fill: seat % 2 === 0 ? "var(--iron-2)" : "var(--iron)" }),
    h(SeatAndName, { seat, name, x: 10, y: 26, ink }),
    h(Figure, { of: "vp", count: player.vp, x: right, y: 26, ink }),
    h(Figure, { of: "penny", count: player.coins, x: right + FIGURE_WIDTH, y: 26, ink }),
    h(Figure, { of: "w-local", count: workersOf(player), x: right + 2 * FIGURE_WIDTH, y: 26, ink }),
    h(Figure, { of: "steam", count: enginesOf(player), x: right + 3 * FIGURE_WIDTH, y: 26, ink }),
    h(Mines, { view, seat, player }),
  );
}

function Mines({ view, seat, player }: { view: View; seat: number; player: PlayerPosition }) {
  const components = componentsOf(view);
  const mines = SLOTS.flatMap((slot) => player.slots[slot] ?? []);
  let next = 12;
  return mines.map(({ mine: id, engine }) => {
    const mine = mineOf(components, id);
    const owner = { owner: seat, engine };
    const x = next + TOKEN_ROOM[mine.kind] / 2;
    next += TOKEN_ROOM[mine.kind];
    return h(
      "g",
      { key: id, transform: `translate(${x} 55)` },
      mine.kind === "large"
        ? h(LargeMine, { mine, owner, isHot: false, lettering: PICTURE_LETTERING, x: 0, y: 0 })
        : h(MineToken, { mine, owner, isOffered: false, isLater: false, lettering: PICTURE_LETTERING, x: 0, y: 0 }),
    );
  });
}
