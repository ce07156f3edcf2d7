// A village: a plate with as many places as it has; local workers and settlements on them.
import type { VillageData } from "@pithead/game-kohle-und-kolonie/client";
import { Fragment, createElement as h } from "react";
import type { Dress } from "../../pieces/dress.ts";
import { range } from "../../pieces/figures.ts";
import { markOf, seatClass } from "../../pieces/seats.ts";
import { Use } from "../../pieces/use.ts";
import { edged } from "../../pieces/voices.ts";
import { SHEET } from "./curves.ts";
import type { Lettering } from "./lettering.ts";
import { NewsMark } from "./news-mark.ts";

/** What a finger reaches. */
const REACH = 30;
const PLACE_STEP = 28;

interface VillageProps {
  village: VillageData;
  workers: number;
  settlements: readonly {
    seat: number;
    miners: number;
  }[];
  isNamedAbove: boolean;
  lettering: Lettering;
  dress: Dress | undefined;
}

export function Village({ village, workers, settlements, isNamedAbove, lettering, dress }: VillageProps) {
  const width = village.places > 1 ? 34 + PLACE_STEP * (village.places - 1) : 34;
  const x = Math.max(SHEET.left + width / 2 + 3, Math.min(SHEET.right - width / 2 - 3, village.x));
  const drawn = h(
    "g",
    { ...dress?.attributes, transform: `translate(${x} ${village.y})` },
    h("circle", { r: REACH, fill: "transparent" }),
    h("rect", {
      className: "vg__face",
      x: -width / 2,
      y: "-17",
      width,
      height: "34",
      rx: "17",
      fill: "var(--card)",
      stroke: "var(--outline)",
      strokeWidth: 1.6,
    }),
    range(village.places).map((place) => {
      const middle = (place - (village.places - 1) / 2) * PLACE_STEP;
      const settlement = settlements[place];
      if (settlement) return h(SettlementOnMap, { key: place, ...settlement, x: middle });
      if (place - settlements.length < workers) return h(Use, { key: place, id: "w-local", x: middle - 9, y: -12, width: 18, height: 24 });
      return h("circle", {
        key: place,
        cx: middle,
        r: "10",
        fill: "none",
        stroke: "var(--card-rule)",
        strokeWidth: 1.6,
        strokeDasharray: "3.5 3",
      });
    }),
    h(
      "text",
      {
        className: "vg__name",
        y: isNamedAbove ? -22 : 31,
        ...lettering.village,
        fill: "var(--ink)",
        textAnchor: "middle",
        ...edged("var(--map-paper)", 3.5, 0.85),
        pointerEvents: "none",
      },
      village.name,
    ),
  );
  return h(Fragment, null, drawn, h(NewsMark, { of: dress, x: x - width / 2, y: village.y - 15 }));
}

function SettlementOnMap({ seat, miners, x }: { seat: number; miners: number; x: number }) {
  return h(
    "g",
    { className: seatClass(seat), style: { colorScheme: "light" } },
    h(Use, { id: `h-${markOf(seat)}`, x: x - 15, y: -15, width: 30, height: 28 }),
    range(miners).map((place) =>
      h("circle", {
        key: place,
        cx: x + 8 + place * 8 - (miners - 1) * 4,
        cy: "13",
        r: "5",
        fill: "var(--pc)",
        stroke: "var(--on-seal)",
        strokeWidth: 1.6,
        paintOrder: "stroke",
      }),
    ),
  );
}
