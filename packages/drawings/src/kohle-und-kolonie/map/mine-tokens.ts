// Mines on the map and beside it: a small one an adit with its number, a large one a wheel with its points.
import { type Mine, ROMAN } from "@pithead/game-kohle-und-kolonie/client";
import { createElement as h } from "react";
import { seatClass } from "../../pieces/seats.ts";
import { Shape } from "../../pieces/shape.ts";
import { Use } from "../../pieces/use.ts";
import { inform } from "../../pieces/voices.ts";
import type { Ownership } from "../ownership.ts";
import type { Lettering } from "./lettering.ts";

interface TokenProps {
  mine: Mine;
  owner: Ownership | undefined;
  isOffered: boolean;
  isLater: boolean;
  lettering: Lettering;
  x: number;
  y: number;
}

const FACE = { fill: "var(--card)", stroke: "var(--outline)", strokeWidth: 1.4 } as const;

/** A mine by who has it: a player, the syndicate, nobody yet; dashed until its round. */
const TOKEN = {
  own: { face: { ...FACE, fill: "var(--pc)" }, ink: "var(--on-pc)" },
  syndicate: { face: { ...FACE, fill: "var(--syndicate)", stroke: "var(--on-iron)" }, ink: "var(--on-iron)" },
  offered: { face: { ...FACE, strokeWidth: 2.4 }, ink: "var(--card-ink)" },
  later: {
    face: { ...FACE, fill: "transparent", stroke: "var(--map-line)", strokeDasharray: "3 3" },
    ink: "var(--ink-2)",
  },
  gone: { face: FACE, ink: "var(--card-ink)" },
} as const;

export function MineToken({ mine, owner, isOffered, isLater, lettering, x, y }: TokenProps) {
  const width = mine.kind === "single" ? 48 : 36;
  const seat = owner?.owner ?? null;
  const look = TOKEN[seat !== null ? "own" : owner ? "syndicate" : isOffered ? "offered" : isLater ? "later" : "gone"];
  const isDated = !owner && isLater;
  const letters = isDated ? lettering.round : seat === null ? lettering.number : lettering.ownNumber;
  return h(
    "g",
    { className: seat === null ? undefined : seatClass(seat), transform: `translate(${x} ${y})` },
    h("rect", { x: -width / 2, y: "-13.5", width, height: "27", rx: "4", ...look.face }),
    seat !== null && h("g", { fill: "var(--on-pc)", transform: `translate(${9 - width / 2} 0)` }, h(Shape, { seat, r: 4.4 })),
    h(
      "text",
      { x: seat === null ? 0 : width / 2 - 11, y: isDated ? 5 : lettering.drop, ...letters, fill: look.ink, textAnchor: "middle" },
      isDated ? ROMAN[mine.round] : mine.id,
    ),
    owner?.engine && h(Use, { id: "steam", x: 2, y: -25, width: 22, height: 18 }),
  );
}

interface LargeMineProps {
  mine: Mine;
  owner: Ownership | undefined;
  isHot: boolean;
  lettering: Lettering;
  x: number;
  y: number;
}

const PLATE = {
  free: { fill: "var(--plate)", stroke: "var(--map-line)", strokeWidth: 1.3, strokeDasharray: "4 3" },
  hot: { fill: "var(--card)", stroke: "var(--outline)", strokeWidth: 2 },
  taken: { stroke: "var(--outline)", strokeWidth: 1.3 },
} as const;

export function LargeMine({ mine, owner, isHot, lettering, x, y }: LargeMineProps) {
  const seat = owner?.owner ?? null;
  const isOwn = seat !== null;
  const { largeParts: parts } = lettering;
  return h(
    "g",
    { className: isOwn ? seatClass(seat) : undefined, transform: `translate(${x} ${y})` },
    h("rect", {
      x: "-36",
      y: "-14",
      width: "72",
      height: "28",
      rx: "4",
      ...(owner ? { ...PLATE.taken, fill: isOwn ? "var(--pc)" : "var(--card)" } : PLATE[isHot ? "hot" : "free"]),
    }),
    h(
      "g",
      { fill: "none", stroke: isOwn ? "var(--on-pc)" : "var(--card-ink)", strokeWidth: 1.6, transform: `translate(${parts.wheel} 0)` },
      h("circle", { r: "8", strokeWidth: 2.4 }),
      h("path", { d: "M0-8V8M-8 0H8M-5.6-5.6 5.6 5.6M5.6-5.6-5.6 5.6" }),
    ),
    isOwn && h("g", { fill: "var(--on-pc)", transform: `translate(${parts.middle} 0)` }, h(Shape, { seat, r: 6 })),
    owner && !isOwn && h(Use, { id: "syndicate", x: parts.middle - 9, y: -9, width: 18, height: 18 }),
    !owner &&
      h("text", { x: parts.middle, y: "5", ...lettering.largeRound, fill: "var(--card-ink)", textAnchor: "middle" }, ROMAN[mine.round]),
    h(
      "g",
      { transform: `translate(${parts.seal} 0) scale(${lettering.seal})` },
      h(Use, { id: "vp", x: -11.5, y: -11.5, width: 23, height: 23 }),
      h("text", { x: "0", y: "4.5", ...inform(12.5, 800), fill: "var(--on-seal)", textAnchor: "middle" }, mine.vp),
    ),
    owner?.engine && h(Use, { id: "steam", x: 28, y: -28, width: 22, height: 18 }),
  );
}
