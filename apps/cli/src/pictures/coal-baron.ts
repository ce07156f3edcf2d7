// A position of Coal Baron as a picture in text: the shift and the scores, the works, every pit, and at the end the final scoring.
import type { Position } from "@pithead/game-coal-baron/client";
import { pitPicture } from "./coal-baron-pit.ts";
import { worksPicture } from "./coal-baron-works.ts";
import { table } from "./columns.ts";

/** @throws TypeError when the position is not one of Coal Baron's. */
export function coalBaronPicture(position: object, names: readonly string[]): string[] {
  if (!isPosition(position)) throw new TypeError("Not a position of Coal Baron.");
  return [
    headline(position, names),
    "",
    ...scores(position, names),
    "",
    ...worksPicture(position, names),
    ...position.players.flatMap((player, seat) => ["", ...pitPicture(player, names[seat] ?? "")]),
    ...finalScoring(position, names),
    "",
    "Y yellow, N brown, G gray, K black: a cube, or on an order a free spot in small letters. · is an empty cart or cage spot.",
  ];
}

function headline({ phase, shift, turn, startPlayer, draw, draft }: Position, names: readonly string[]): string {
  const who = turn === null ? "" : (names[turn] ?? "");
  switch (phase) {
    case "draft":
      return `Draft · ${who} takes one of ${draft.length} orders · ${names[startPlayer]} will begin`;
    case "shift": {
      const asked = draw === null ? `${who} places workers` : `${who} keeps one of ${draw.count} ${draw.of} or none`;
      return `Shift ${shift} of 3 · ${asked} · start player ${names[startPlayer]}`;
    }
    case "over":
      return "The game is over";
  }
}

function scores({ players, bank, canteen }: Position, names: readonly string[]): string[] {
  const rows = players.map((player, seat) => [
    names[seat] ?? "",
    player.vp,
    player.marks,
    player.workers,
    canteen[seat] ?? 0,
    bank[seat] ?? 0,
    player.outstanding.length,
    player.deliveredCount,
  ]);
  return table([["", "VP", "marks", "workers", "canteen", "bank", "orders", "delivered"], ...rows]);
}

function finalScoring({ final }: Position, names: readonly string[]): string[] {
  if (final === null) return [];
  const rows = final.map((slip, seat) => [
    names[seat] ?? "",
    slip.vpBefore,
    `${slip.marks} marks ${signed(slip.marksVp)}`,
    `${slip.cubes} cubes ${signed(slip.cubesVp)}`,
    `${slip.outstanding} orders ${signed(slip.outstandingVp)}`,
    `${slip.lightTiles}:${slip.darkTiles} tiles ${signed(slip.imbalanceVp)}`,
    slip.total,
  ]);
  return ["", "FINAL SCORING", ...table([["", "before", "", "", "", "light:dark", "total"], ...rows])];
}

function signed(vp: number): string {
  return vp < 0 ? `−${-vp}` : `+${vp}`;
}

/** Positions come from our own rules: this only tells the games apart. */
function isPosition(position: object): position is Position {
  return "factory" in position && "draft" in position && "players" in position;
}
