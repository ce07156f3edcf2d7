// The tables of Kohle & Kolonie's rules page, read from the components of the edition that comes with the game.
import {
  type BonusMarker,
  CARDS,
  type CardId,
  componentsFor,
  FLIP_CARDS,
  PRICED,
  type Priced,
  RAILWAY_MARKERS,
  type RailwayMarker,
  type Space,
} from "@pithead/game-kohle-und-kolonie/client";
import type { FigureTable } from "../text.ts";

/** The words in the tables, in one language. */
export interface KohleUndKolonieNames {
  readonly marker: string;
  readonly use: string;
  readonly price: string;
  readonly count: string;
  readonly card: string;
  readonly side: string;
  readonly front: string;
  readonly back: string;
  readonly spaces: string;
  readonly flip: string;
  readonly gives: string;
  readonly raises: string;
  readonly or: string;
  readonly what: string;
  readonly atFirst: string;
  readonly raised: string;
  readonly line: string;
  readonly stations: string;
  readonly points: string;
  readonly pointsOfThree: string;
  readonly engines: string;
  readonly bonusMarkers: { readonly [marker in BonusMarker]: { readonly name: string; readonly use: string } };
  readonly railwayMarkers: { readonly [marker in RailwayMarker]: { readonly name: string; readonly use: string } };
  readonly cards: { readonly [card in CardId]: string };
  readonly priced: { readonly [what in Priced]: string };
  readonly holds: (space: Space) => string;
  readonly brings: (space: Space) => string;
  readonly coins: (count: number) => string;
  readonly workers: (count: number) => string;
  readonly vp: (count: number) => string;
  readonly extraAction: string;
}

const components = componentsFor({}, 4);
const ofThree = componentsFor({}, 3);

/** By the name of the figure in the text. */
export function kohleUndKolonieTables(names: KohleUndKolonieNames): { readonly [figure: string]: FigureTable } {
  return {
    bonus: {
      head: [names.marker, names.price, names.use],
      rows: components.bonusMarkers.map(({ id, cost }) => [
        names.bonusMarkers[id].name,
        cost === 0 ? "–" : names.coins(cost),
        names.bonusMarkers[id].use,
      ]),
    },
    prices: {
      head: [names.what, names.atFirst, names.raised],
      rows: PRICED.map((what) => [names.priced[what], ...components.prices[what].map(names.coins)]),
    },
    cards: {
      head: [names.card, names.side, names.spaces],
      rows: CARDS.flatMap((card) => [
        [names.cards[card], names.front, spacesSaid(names, components.aboveGround.front[card].spaces)],
        ...FLIP_CARDS.flatMap((each) =>
          each === card ? [[names.cards[card], names.back, spacesSaid(names, components.aboveGround.back[card].spaces)]] : [],
        ),
      ]).filter(([, , spaces]) => spaces !== ""),
    },
    flips: {
      head: [names.card, names.flip, names.gives, names.raises],
      rows: FLIP_CARDS.map((card) => {
        const { prices, vp, extraActions, raises } = components.aboveGround.flips[card];
        const said = prices.map(({ workers, coins }) =>
          [...(workers > 0 ? [names.workers(workers)] : []), ...(coins > 0 ? [names.coins(coins)] : [])].join(" + "),
        );
        const gives = [...(vp > 0 ? [names.vp(vp)] : []), ...(extraActions > 0 ? [names.extraAction] : [])];
        return [names.cards[card], said.join(` ${names.or} `), gives.join(", ") || "–", raises === null ? "–" : names.priced[raises]];
      }),
    },
    railway: {
      head: [names.marker, names.count, names.use],
      rows: RAILWAY_MARKERS.map((marker) => [
        names.railwayMarkers[marker].name,
        components.railwayMarkers.filter((each) => each === marker).length,
        names.railwayMarkers[marker].use,
      ]),
    },
    lines: {
      head: [names.line, names.stations, names.points, names.pointsOfThree],
      rows: components.lines.map(({ id, stations, vp }) => [
        components.edition.lines.find((line) => line.id === id)?.railway ?? id,
        stations.length,
        vp,
        ofThree.lines.find((line) => line.id === id)?.vp ?? "–",
      ]),
    },
    engines: {
      head: [names.engines, ...components.edition.final.steamEngines.map((_, count) => String(count))],
      rows: [[names.points, ...components.edition.final.steamEngines]],
    },
  };
}

function spacesSaid(names: KohleUndKolonieNames, spaces: readonly Space[]): string {
  return spaces.map((space) => `${names.holds(space)}: ${names.brings(space)}`).join("; ");
}
