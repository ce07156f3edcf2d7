// The map of Kohle & Kolonie in text: fields with their mines, villages with workers and settlements, stations by line.
import {
  type Components,
  type FieldId,
  mineOf,
  minersAt,
  ownMines,
  type Position,
  type StationId,
} from "@pithead/game-kohle-und-kolonie/client";
import { table } from "./columns.ts";

export function mapPicture(components: Components, position: Position, names: readonly string[]): string[] {
  const { edition } = components;
  const fields = [...components.fields.keys()].map((field) => [
    `  ${fieldName(components, field)}`,
    minesIn(components, position, names, field).join(", ") || "–",
  ]);
  const villages = [...components.villages.values()].map(({ id, places }) => [
    `  ${nameOf(edition.villages, id)}`,
    `${position.villages[id] ?? 0} of ${places} local workers`,
    settlers(position, names, id),
  ]);
  const lines = components.lines.map(({ id, vp, stations }) => {
    const railway = edition.lines.find((line) => line.id === id)?.railway ?? id;
    const stops = stations.map((station) => `${nameOf(edition.stations, station)} ${stationSigns(position, names, station)}`);
    return `  ${railway}, ${vp} VP: ${stops.join(" – ")}`;
  });
  return ["FIELDS", ...table(fields), "", "VILLAGES", ...table(villages), "", "RAILWAY  (? a marker face down)", ...lines];
}

/** Sold mines with their owners, and those on display. */
function minesIn(components: Components, { players, syndicate, display }: Position, names: readonly string[], field: FieldId): string[] {
  const sold = [
    ...players.map((player, seat) => ({ mines: ownMines(player), owner: names[seat] ?? "" })),
    { mines: syndicate.mines, owner: "syndicate" },
  ];
  return [
    ...sold.flatMap(({ mines, owner }) =>
      mines.flatMap(({ mine, engine }) =>
        mineOf(components, mine).field === field ? [`${typeof mine === "number" ? mine : "large mine"}${engine ? "*" : ""} ${owner}`] : [],
      ),
    ),
    ...display.flatMap((card) => (mineOf(components, card).field === field ? [`${card} on display`] : [])),
  ];
}

function settlers({ players }: Position, names: readonly string[], village: string): string {
  const here = players.flatMap((player, seat) =>
    player.settlements.includes(village) ? [`${names[seat]}, miners ${minersAt(player, `village:${village}`)}`] : [],
  );
  return here.length === 0 ? "" : `settlements: ${here.join("; ")}`;
}

function stationSigns({ players, railwayMarkers }: Position, names: readonly string[], station: StationId): string {
  const here = players.flatMap((player, seat) => {
    const miners = minersAt(player, `station:${station}`);
    return miners === 0 ? [] : [`${names[seat]} ${miners}`];
  });
  const marker = railwayMarkers[station] === null ? "?" : "";
  return `[${[marker, ...here].filter((sign) => sign !== "").join(", ")}]`;
}

export function fieldName({ edition }: Components, field: FieldId): string {
  return nameOf(edition.fields, field);
}

function nameOf(list: readonly { id: string; name: string }[], id: string): string {
  return list.find((each) => each.id === id)?.name ?? id;
}
