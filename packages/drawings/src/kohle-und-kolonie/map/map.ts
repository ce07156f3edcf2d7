// The map of the coalfield, drawn from the edition's data. Layers from the ground up: land, fields, railways, mines, stations, villages.
import {
  type Components,
  componentsOf,
  type FieldData,
  type FieldId,
  type Position,
  type StationId,
  type VillageId,
} from "@pithead/game-kohle-und-kolonie/client";
import { createElement as h, memo, type SVGAttributes } from "react";
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

interface Part {
  readonly x: number;
  readonly width: number;
}

interface CoalfieldMapProps {
  position: Position;
  /** The field that is consolidated, or that the mine in hand lies in. */
  hotField?: FieldId | undefined;
  dress?: MapDress | undefined;
  lettering?: Lettering;
  /** Of a part of the map: what stands across its edge is left to the other part. */
  part?: Part | undefined;
  /** Of the drawing as a whole. */
  attributes?: SVGAttributes<SVGSVGElement>;
}

export function CoalfieldMap({ position, hotField, dress, lettering = PAGE_LETTERING, part = MAP_BOX, attributes }: CoalfieldMapProps) {
  const components = componentsOf(position);
  const { edition } = components;
  const isWhole = wholeIn(part);
  return h(
    "svg",
    { className: "map", viewBox: `${part.x} ${MAP_BOX.y} ${part.width} ${MAP_BOX.height}`, ...attributes },
    // What is written there is said by the fields themselves.
    h("g", { "aria-hidden": true }, h(Ground, { components })),
    h(
      "g",
      { clipPath: SHEET_CLIP },
      fieldsOf(components).map((field) =>
        h("path", {
          key: field.id,
          d: outlineOf(field),
          "data-field": field.id,
          ...PLOT[field.id === hotField ? "hot" : "plain"],
          ...dress?.field(field.id).attributes,
        }),
      ),
      h("g", { pointerEvents: "none" }, h(Railways, { components })),
      h("g", { "aria-hidden": true }, h(FieldBlocks, { position, hotField, lettering, part })),
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

type FieldBlocksProps = Pick<CoalfieldMapProps, "position" | "hotField"> & {
  lettering: Lettering;
  part: Part;
};

/** What stands in the fields: no page adds to it, so it is drawn anew with the position alone. */
const FieldBlocks = memo(function FieldBlocks({ position, hotField, lettering, part }: FieldBlocksProps) {
  const components = componentsOf(position);
  const owners = ownersOf(position);
  const isWhole = wholeIn(part);
  return fieldsOf(components)
    .map((field) => ({ field, block: blockOf(components.edition, field) }))
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
    );
});

/** Those in play. */
function fieldsOf({ edition, fields }: Components): FieldData[] {
  return edition.fields.filter(({ id }) => fields.has(id));
}

/** Whether what reaches so far around `x` stands in that part of the map alone. */
function wholeIn(part: Part): (x: number, reach: number) => boolean {
  const [isLeftmost, isRightmost] = [part.x === MAP_BOX.x, part.x + part.width === MAP_BOX.x + MAP_BOX.width];
  return (x, reach) => (isLeftmost || x - reach > part.x) && (isRightmost || x + reach < part.x + part.width);
}

/** How far what is written goes from its middle. */
const REACH = { block: 45, village: 40, station: 12 } as const;

const NEAT = { fill: "none", stroke: "var(--map-line)" } as const;

const PLOT = {
  plain: { fill: "transparent", stroke: "var(--map-line)", strokeOpacity: 0.55, strokeWidth: 1.3, strokeDasharray: "5 4" },
  hot: { fill: "var(--ink)", fillOpacity: 0.1, stroke: "var(--ink)", strokeWidth: 3.5 },
} as const;
