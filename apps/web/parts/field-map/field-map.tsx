// The map of the edition that comes with the game, small: fields by town, villages, lines.
import "../../games/kohle-und-kolonie/with-default-edition.ts";
import { componentsFor } from "@pithead/game-kohle-und-kolonie/client";
import "../../styles/field-map.css";

const { edition } = componentsFor({}, 4);
const WIDTH = 1000;
const HEIGHT = 620;

export function FieldMap({ label }: { label: string }) {
  return (
    <svg className="fieldmap" viewBox={`-8 -8 ${WIDTH + 16} ${HEIGHT + 16}`} role="img" aria-label={label}>
      {edition.fields.map(({ id, kind, town, polygon, label: at }) => (
        <g key={id} className={`fieldmap__field fieldmap__field--${town} fieldmap__field--${kind}`}>
          <polygon points={polygon.map((point) => point.join(",")).join(" ")} />
          <text x={at.x} y={at.y + 6}>
            {numbersIn(id).join(" ")}
          </text>
        </g>
      ))}
      {edition.lines.map(({ id, path }) => (
        <polyline key={id} className="fieldmap__line" points={path.map(pointOf).join(" ")} />
      ))}
      {edition.stations.map(({ id, x, y }) => (
        <rect key={id} className="fieldmap__station" x={x - 7} y={y - 7} width="14" height="14" />
      ))}
      {edition.villages.map(({ id, x, y }) => (
        <circle key={id} className="fieldmap__village" cx={x} cy={y} r="9" />
      ))}
    </svg>
  );
}

/** The numbers of the mine cards in a field. */
function numbersIn(field: string): number[] {
  return [...edition.smallMines, ...edition.singleMines].filter((mine) => mine.field === field).map(({ number }) => number);
}

/** A stop of a line's path: `v:` a village, `s:` a station. */
function pointOf(stop: string): string {
  const id = stop.slice(2);
  const at = (stop.startsWith("v:") ? edition.villages : edition.stations).find((each) => each.id === id);
  return `${at?.x ?? 0},${at?.y ?? 0}`;
}
