// The map of the coalfield, drawn from the edition's data. Layers from the ground up: land, fields, railways, mines, stations, villages.
import { componentsOf, type FieldId, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { DRAWING_WITH_BUTTONS, pressable } from "../../../parts/pieces/pressable.ts";
import { type LookAt, lookClass } from "../board/look.ts";
import { useMapWords } from "../board/map-words.ts";
import { fieldStand, minersOnStation, ownersOf, settlementsIn } from "../board/ownership.ts";
import { outlineOf, SHEET } from "./curves.ts";
import { blockOf, isNamedAbove } from "./drawing-hints.ts";
import { FieldBlock } from "./field-block.tsx";
import { Ground, SHEET_CLIP } from "./ground.tsx";
import { Railways } from "./railways.tsx";
import { Station } from "./station.tsx";
import { Village } from "./village.tsx";

const MARGIN = 4;
const [WIDTH, HEIGHT] = [SHEET.right - SHEET.left, SHEET.bottom - SHEET.top];

interface ColonyMapProps {
  position: Position;
  names: readonly string[];
  look: LookAt;
  /** The field that is consolidated, or that the mine in hand lies in. */
  hotField: FieldId | undefined;
}

export function ColonyMap({ position, names, look, hotField }: ColonyMapProps) {
  const t = useTranslations("kohle-und-kolonie");
  const words = useMapWords(position, names);
  const components = componentsOf(position);
  const { edition } = components;
  const owners = ownersOf(position);
  const fields = edition.fields.filter(({ id }) => components.fields.has(id));
  return (
    <svg
      className="map"
      viewBox={`${SHEET.left - MARGIN} ${SHEET.top - MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`}
      role={DRAWING_WITH_BUTTONS}
      aria-label={t("map.title")}
    >
      <Ground edition={edition} fieldsInPlay={new Set(fields.map(({ id }) => id))} />
      <g clipPath={SHEET_CLIP}>
        {fields.map((field) => {
          const at = look(`field:${field.id}`);
          const label = words.field(field.id);
          return (
            <path
              key={field.id}
              className={`plot ${lookClass(at)} ${field.id === hotField ? "is-hot" : ""}`}
              d={outlineOf(field)}
              data-field={field.id}
              data-spot={`field ${field.id}`}
              {...pressable({ label: at.label ?? label, press: at.press, why: at.why, tip: label, pressed: at.isChosen })}
            />
          );
        })}
        <g className="unpressed">
          <Railways components={components} />
        </g>
        {fields.map((field) => (
          <FieldBlock
            key={field.id}
            field={field}
            stand={fieldStand(position, owners, field.id)}
            block={blockOf(edition, field)}
            isHot={field.id === hotField}
          />
        ))}
        {edition.stations
          .filter(({ id }) => components.stations.has(id))
          .map((station) => (
            <Station
              key={station.id}
              station={station}
              crew={minersOnStation(position, station.id)}
              isFaceDown={position.railwayMarkers[station.id] === null}
              look={look(`place:station:${station.id}`)}
              label={words.station(station.id)}
            />
          ))}
        {edition.villages
          .filter(({ id }) => components.villages.has(id))
          .map((village) => (
            <Village
              key={village.id}
              village={village}
              workers={position.villages[village.id] ?? 0}
              settlements={settlementsIn(position, village.id)}
              isNamedAbove={isNamedAbove(edition, village.id)}
              look={look(`place:village:${village.id}`)}
              label={words.village(village.id)}
            />
          ))}
      </g>
      <rect x={SHEET.left} y={SHEET.top} width={WIDTH} height={HEIGHT} className="neat" />
      <rect x={SHEET.left + 5} y={SHEET.top + 5} width={WIDTH - 10} height={HEIGHT - 10} className="neat neat--in" />
    </svg>
  );
}
