// The board of Kohle & Kolonie in one picture: the map, and for each player figures and mines.
import { componentsOf, enginesOf, mineOf, type PlayerPosition, SLOTS, type View, workersOf } from "@pithead/game-kohle-und-kolonie/client";
import { createElement as h, type ReactElement } from "react";
import { PICTURE_LETTERING } from "../kohle-und-kolonie/map/lettering.ts";
import { CoalfieldMap, MAP_BOX } from "../kohle-und-kolonie/map/map.ts";
import { LargeMine, MineToken } from "../kohle-und-kolonie/map/mine-tokens.ts";
import { FIGURE_WIDTH, Figure } from "./figure.ts";
import { LINTEL, Lintel, SeatAndName, sheetOf } from "./frame.ts";

const WIDTH = 600;
const MAP_HEIGHT = (WIDTH / MAP_BOX.width) * MAP_BOX.height;
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
    h(
      "svg",
      { key: "map", y: LINTEL, width: WIDTH, height: MAP_HEIGHT },
      h(CoalfieldMap, { position: view, hotField: view.consolidation?.field, lettering: PICTURE_LETTERING }),
    ),
    ...view.players.map((player, seat) =>
      h(
        "g",
        { key: seat, transform: `translate(0 ${LINTEL + MAP_HEIGHT + seat * LINE})` },
        h(PlayerLine, { view, seat, name: names[seat] ?? "", player }),
      ),
    ),
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
        ? h(LargeMine, { mine, owner, isHot: false, x: 0, y: 0 })
        : h(MineToken, { mine, owner, isOffered: false, isLater: false, lettering: PICTURE_LETTERING, x: 0, y: 0 }),
    );
  });
}
