// Placing and moving miners, by the action or by the miners marker (§5.1.2 e, §5.3).
import type { MoveMiner, PlaceMiner } from "../commands.ts";
import { type Components, componentsOf, type PlaceCard } from "../components.ts";
import type { Through, TurnEvent } from "../events.ts";
import type { StepReason } from "../reasons.ts";
import { type Position, playerAt } from "../state.ts";
import type { Place } from "../vocabulary.ts";
import { upperSide } from "./above-ground.ts";
import { bonusUsed, refuseThrough, throughOf } from "./bonus-markers.ts";
import { minersAt, placesHeld, refusePlace } from "./places.ts";

/** The miners marker always allows 2 and 2. */
const VIA_BONUS = { place: 2, move: 2 };

/** The limit in force at this step: workforce may have been flipped in the same turn. */
function limitOf(position: Position, seat: number, what: "place" | "move", through: Through): number {
  if (through === "bonus") return VIA_BONUS[what];
  return upperSide(componentsOf(position), playerAt(position, seat), "workforce")[what];
}

export function refusePlaceMiner(position: Position, seat: number, step: PlaceMiner): StepReason | undefined {
  const through = throughOf(step);
  const refused = refuseThrough(position, seat, through, "miners", "miners");
  if (refused !== undefined) return refused;
  const most = limitOf(position, seat, "place", through);
  const placed = (through === "bonus" ? position.turn?.viaBonus?.placed : position.turn?.placed) ?? 0;
  if (placed >= most) return { code: "placed-enough", most };
  const player = playerAt(position, seat);
  if (player.supply === 0) return { code: "too-few-miners", needed: 1, supply: 0 };
  const kind = componentsOf(position).places.get(step.at)?.kind;
  if (kind === "station" || kind === "supply") return { code: "no-place-to-place", place: step.at };
  return refusePlace(componentsOf(position), player, step.at);
}

export function placeMinerEvents(position: Position, seat: number, step: PlaceMiner): TurnEvent[] {
  const through = throughOf(step);
  return [...bonusUsed(position, seat, through), { type: "minerPlaced", seat, at: step.at, through }];
}

export function refuseMoveMiner(position: Position, seat: number, step: MoveMiner): StepReason | undefined {
  const through = throughOf(step);
  const refused = refuseThrough(position, seat, through, "miners", "miners");
  if (refused !== undefined) return refused;
  const most = limitOf(position, seat, "move", through);
  const moved = (through === "bonus" ? position.turn?.viaBonus?.moved : position.turn?.moved) ?? 0;
  if (moved >= most) return { code: "moved-enough", most };
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  const { from, to } = step;
  if (from === to) return { code: "same-place", place: to };
  if (from === "supply" || minersAt(player, from) === 0) return { code: "no-miner-there", place: from };
  return refuseWay(components, from, to) ?? refusePlace(components, player, to);
}

/** Between tableau and cards freely; from a settlement there or to a joined station; from a station to its neighbours; from all of these home. */
function refuseWay(components: Components, from: Place, to: Place): StepReason | undefined {
  const start = components.places.get(from);
  const goal = components.places.get(to);
  if (start === undefined || goal === undefined) return { code: "no-such-place", place: start === undefined ? from : to };
  const isInside = ({ kind }: PlaceCard) => kind === "rescue" || kind === "space";
  if (goal.kind === "supply") return undefined;
  if (isInside(goal)) return start.kind === "station" ? { code: "no-way", from, to } : undefined;
  if (goal.kind !== "station" || isInside(start)) return { code: "no-way", from, to };
  const joined = start.kind === "village" ? components.villages.get(start.village)?.stations : neighborsOf(components, start);
  return joined?.includes(goal.station) ? undefined : { code: "station-not-joined", from, station: goal.station };
}

function neighborsOf(components: Components, start: PlaceCard): readonly string[] | undefined {
  return start.kind === "station" ? components.stations.get(start.station)?.neighbors : undefined;
}

export function moveMinerEvents(position: Position, seat: number, step: MoveMiner): TurnEvent[] {
  const through = throughOf(step);
  return [...bonusUsed(position, seat, through), { type: "minerMoved", seat, from: step.from, to: step.to, through }];
}

/** Whether the move brings the first miner ever onto a station: its marker is turned over (§5.3). */
export function turnsOverMarker(position: Position, { to }: MoveMiner): boolean {
  const goal = componentsOf(position).places.get(to);
  return goal?.kind === "station" && position.railwayMarkers[goal.station] === null;
}

export function placeMinerChoices(position: Position, seat: number): PlaceMiner[] {
  return openPlaces(position, seat).flatMap((at): PlaceMiner[] => [
    { step: "place", at },
    { step: "place", at, via: "bonus" },
  ]);
}

export function moveMinerChoices(position: Position, seat: number): MoveMiner[] {
  const open = openPlaces(position, seat);
  return placesHeld(playerAt(position, seat)).flatMap((from) =>
    open.flatMap((to): MoveMiner[] => [
      { step: "move", from, to },
      { step: "move", from, to, via: "bonus" },
    ]),
  );
}

function openPlaces(position: Position, seat: number): Place[] {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  return [...components.places.keys()].filter((place) => refusePlace(components, player, place) === undefined);
}
