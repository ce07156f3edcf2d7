// A position of Kohle & Kolonie as a picture in text: round and phase, the scores, the map, every tableau, and at the end the final scoring.
import { componentsOf, type Position, type Question, ROMAN, workersOf } from "@pithead/game-kohle-und-kolonie/client";
import { table } from "./columns.ts";
import { mapPicture } from "./kohle-und-kolonie-map.ts";
import { syndicatePicture } from "./kohle-und-kolonie-syndicate.ts";
import { tableauPicture } from "./kohle-und-kolonie-tableau.ts";

/** @throws TypeError when the position is not one of Kohle & Kolonie's. */
export function kohleUndKoloniePicture(position: object, names: readonly string[]): string[] {
  if (!isPosition(position)) throw new TypeError("Not a position of Kohle & Kolonie.");
  const components = componentsOf(position);
  return [
    headline(position, components.edition.rounds, names),
    "",
    ...scores(position, names),
    "",
    ...syndicatePicture(position, names),
    "",
    ...mapPicture(components, position, names),
    ...position.players.flatMap((player, seat) => ["", ...tableauPicture(components, player, names[seat] ?? "")]),
    ...finalScoring(position, names),
    "",
    "* a steam engine stands on the mine. Pieces on a space: as many as stand there, of as many as fill it.",
  ];
}

const ASKED: { readonly [question in Question]: string } = {
  chooseBonus: "chooses a bonus marker",
  turn: "takes a turn",
  secure: "secures mines",
  lose: "loses a miner",
  damage: "bears mining damage",
  declare: "declares for the basis",
  bid: "bids or passes",
  placeMine: "lays the large mine",
  load: "loads",
};

function headline({ phase, round, asked, turnOrder }: Position, rounds: number, names: readonly string[]): string {
  if (phase === "over") return "The game is over";
  const who = asked === null ? "the bag is drawn from" : `${names[asked.seat]} ${ASKED[asked.question]}`;
  const order = phase === "bonus" ? [] : [`turn order ${turnOrder.map((seat) => names[seat]).join(", ")}`];
  return [`Round ${ROMAN[round]} of ${ROMAN[rounds]}`, phase, who, ...order].join(" · ");
}

function scores({ players }: Position, names: readonly string[]): string[] {
  const rows = players.map((player, seat) => [
    names[seat] ?? "",
    player.vp,
    player.coins,
    workersOf(player),
    player.supply,
    player.lost,
    player.engineersLeft,
    player.extraActions,
    player.markers.cart,
    player.markers.consolidation,
    player.enginesBeside,
    player.bonus ?? "–",
  ]);
  const head = ["", "VP", "coins", "workers", "miners", "lost", "engineers", "extra", "carts", "consol.", "engines beside", "bonus marker"];
  return table([head, ...rows]);
}

function finalScoring({ final }: Position, names: readonly string[]): string[] {
  if (final === null) return [];
  const rows = final.map((slip, seat) => [
    names[seat] ?? "",
    slip.vpBefore,
    `${slip.engines} engines +${slip.enginesVp}`,
    `${slip.coins} coins +${slip.coinsVp}`,
    `${slip.stations} stations +${slip.stationsVp}`,
    `${slip.lines.length} lines +${slip.linesVp}`,
    `${slip.extraActions} extra +${slip.extraActionsVp}`,
    slip.total,
  ]);
  return ["", "FINAL SCORING", ...table([["", "before", "", "", "", "", "", "total"], ...rows])];
}

/** Positions come from our own rules: this only tells the games apart. */
function isPosition(position: object): position is Position {
  return "syndicate" in position && "bonusRow" in position && "players" in position;
}
