// A station: who has miners there, and whether its marker still lies face down.
import type { StationData } from "@pithead/game-kohle-und-kolonie/client";
import { Fragment, createElement as h } from "react";
import type { Dress } from "../../pieces/dress.ts";
import { markOf, seatClass } from "../../pieces/seats.ts";
import { Use } from "../../pieces/use.ts";
import { edged } from "../../pieces/voices.ts";
import type { Lettering } from "./lettering.ts";
import { NewsMark } from "./news-mark.ts";

const REACH = 30;
const CREW_STEP = 15;

interface StationProps {
  station: StationData;
  crew: readonly {
    seat: number;
    miners: number;
  }[];
  isFaceDown: boolean;
  lettering: Lettering;
  dress: Dress | undefined;
}

export function Station({ station, crew, isFaceDown, lettering, dress }: StationProps) {
  const drawn = h(
    "g",
    { ...dress?.attributes, transform: `translate(${station.x} ${station.y})` },
    h("circle", { r: REACH, fill: "transparent" }),
    h(
      "g",
      { className: `rail--${station.line}` },
      h("rect", {
        className: "st__face",
        x: "-11",
        y: "-11",
        width: "22",
        height: "22",
        rx: "3",
        fill: "var(--rc)",
        stroke: "var(--outline)",
        strokeWidth: 1.8,
      }),
    ),
    isFaceDown && h(Use, { id: "rm-hidden", x: -9, y: -9, width: 18, height: 18 }),
    crew.map(({ seat, miners }, place) =>
      h(
        "g",
        { key: seat, className: seatClass(seat), transform: `translate(${(place - (crew.length - 1) / 2) * CREW_STEP} 0)` },
        h(Use, { id: `w-${markOf(seat)}`, x: -9, y: -20, width: 18, height: 24 }),
        miners > 1 &&
          h(
            "text",
            { x: "0", y: "15", ...lettering.crew, fill: "var(--ink)", textAnchor: "middle", ...edged("var(--map-paper)", 3) },
            miners,
          ),
      ),
    ),
  );
  return h(Fragment, null, drawn, h(NewsMark, { of: dress, x: station.x - 14, y: station.y - 14 }));
}
