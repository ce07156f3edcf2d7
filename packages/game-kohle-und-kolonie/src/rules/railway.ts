// Railway markers: what turning one over brings (§5.3).
import type { TurnEvent } from "../events.ts";
import type { State } from "../state.ts";
import type { StationId } from "../vocabulary.ts";

const POINTS = 2;
const MONEY = 1;

/** The first miner on a station: taking the marker is compulsory. */
export function railwayMarkerTaken({ deal }: State, seat: number, station: StationId): TurnEvent {
  const marker = deal.railwayMarkers[station] ?? "points";
  const vp = marker === "points" ? POINTS : 0;
  const coins = marker === "money" ? MONEY : 0;
  return { type: "railwayMarkerTaken", seat, station, marker, vp, coins };
}
