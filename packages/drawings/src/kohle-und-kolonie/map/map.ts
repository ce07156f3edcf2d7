// The map of the coalfield, drawn from the edition's data. Layers from the ground up: land, fields, railways, mines, stations, villages.

import { componentsOf, type FieldId, type Position, type StationId, type VillageId } from "@pithead/game-kohle-und-kolonie/client";
import { createElement as h, type SVGAttributes } from "react";
import { Ground, Railways } from "#still-map";
import type { Dress } from "../../pieces/dress.ts";
import { fieldStand, minersOnStation, ownersOf, settlementsIn } from "../ownership.ts";
import { outlineOf, SHEET, SHEET_CLIP } from "./curves.ts";
import { blockOf, isNamedAbove } from "./drawing-hints.ts";
import { FieldBlock } from "./field-block.ts";
import { type Lettering, PAGE_LETTERING } from "./lettering.ts";
import { Station } from "./station.ts";
import { Village } from "./village.ts";

const MARGIN = 4;
const [WIDTH, HEIGHT] = [SHEET.right - SHEET.left, SHEET.bottom - SHEET.top];

/** The sheet with its edge, in the edition's units. */
export const MAP_BOX = { x: SHEET.left - MARGIN, y: SHEET.top - MARGIN, width: WIDTH + 2 * MARGIN, height: HEIGHT + 2 * MARGIN } as const;

/** What a page adds to the parts of the map. */
export interface MapDress {
  field(id: FieldId): Dress;
  village(id: VillageId): Dress;
  station(id: StationId): Dress;
}

interface CoalfieldMapProps {
  position: Position;
  /** The field that is consolidated, or that the mine in hand lies in. */
  hotField?: FieldId | undefined;
  dress?: MapDress | undefined;
  lettering?: Lettering;
  /** Of a part of the map: what stands across its edge is left to the other part. */
  part?: { readonly x: number; readonly width: number } | undefined;
  /** Of the drawing as a whole. */
  attributes?: SVGAttributes<SVGSVGElement>;
}

export function CoalfieldMap({ position, hotField, dress, lettering = PAGE_LETTERING, part = MAP_BOX, attributes }: CoalfieldMapProps) {
  const components = componentsOf(position);
  const { edition } = components;
  const owners = ownersOf(position);
  const fields = edition.fields.filter(({ id }) => components.fields.has(id));
  const isWhole = (x: number, reach: number) =>
    (part.x === MAP_BOX.x || x - reach > part.x) && (part.x + part.width === MAP_BOX.x + MAP_BOX.width || x + reach < part.x + part.width);
  return h(
    "svg",
    { className: "map", viewBox: `${part.x} ${MAP_BOX.y} ${part.width} ${MAP_BOX.height}`, ...attributes },
    h(Ground, { components }),
    h(
      "g",
      { clipPath: SHEET_CLIP },
      fields.map((field) =>
        h("path", {
          key: field.id,
          d: outlineOf(field),
          "data-field": field.id,
          ...PLOT[field.id === hotField ? "hot" : "plain"],
          ...dress?.field(field.id).attributes,
        }),
      ),
      h("g", { pointerEvents: "none" }, h(Railways, { components })),
      fields
        .map((field) => ({ field, block: blockOf(edition, field) }))
        .filter(({ block }) => isWhole(block.x, REACH.block))
        .map(({ field, block }) =>
          h(FieldBlock, {
            key: field.id,
            field,
            stand: fieldStand(position, owners, field.id),
            block,
            isHot: field.id === hotField,
            lettering,
          }),
        ),
      edition.stations
        .filter(({ id, x }) => components.stations.has(id) && isWhole(x, REACH.station))
        .map((station) =>
          h(Station, {
            key: station.id,
            station,
            crew: minersOnStation(position, station.id),
            isFaceDown: position.railwayMarkers[station.id] === null,
            lettering,
            dress: dress?.station(station.id),
          }),
        ),
      edition.villages
        .filter(({ id, x }) => components.villages.has(id) && isWhole(x, REACH.village))
        .map((village) =>
          h(Village, {
            key: village.id,
            village,
            workers: position.villages[village.id] ?? 0,
            settlements: settlementsIn(position, village.id),
            isNamedAbove: isNamedAbove(edition, village.id),
            lettering,
            dress: dress?.village(village.id),
          }),
        ),
    ),
    h("rect", { x: SHEET.left, y: SHEET.top, width: WIDTH, height: HEIGHT, ...NEAT, strokeWidth: 2.5 }),
    h("rect", { x: SHEET.left + 5, y: SHEET.top + 5, width: WIDTH - 10, height: HEIGHT - 10, ...NEAT, strokeWidth: 0.8, opacity: 0.7 }),
  );
}

/** How far what is written goes from its middle. */
const REACH = { block: 45, village: 40, station: 12 } as const;

const NEAT = { fill: "none", stroke: "var(--map-line)" } as const;

const PLOT = {
  plain: { fill: "transparent", stroke: "var(--map-line)", strokeOpacity: 0.55, strokeWidth: 1.3, strokeDasharray: "5 4" },
  hot: { fill: "var(--ink)", fillOpacity: 0.1, stroke: "var(--ink)", strokeWidth: 3.5 },
} as const;
