// What miners on stations and at settlements are worth: stations, lines, markers still face down, ways that are open.
import type { Outlook } from "./outlook.ts";

/** In VP. */
export function railwayWorth({ tables, position, player, calendar, weights }: Outlook): number {
  const { stationVp } = tables.components.edition.final;
  const { miners } = player;
  let vp = 0;
  for (const { stations, vp: whole } of tables.lines) {
    let held = 0;
    for (const { id, place } of stations) {
      if ((miners[place] ?? 0) === 0) continue;
      held++;
      vp += stationVp;
      if (position.railwayMarkers[id] === null) vp += weights.hiddenMarker;
    }
    if (held === 0) continue;
    const missing = stations.length - held;
    if (missing === 0) vp += whole;
    else if (missing <= 2 * calendar.allTurns)
      vp += whole * weights.line * (held / stations.length) ** weights.lineGrowth * Math.min(1, calendar.allTurns / (2 * missing));
  }
  if (calendar.allTurns === 0) return vp;
  for (const village of player.settlements) {
    const row = tables.villages.get(village);
    const ready = row === undefined ? 0 : (miners[row.place] ?? 0);
    if (row === undefined || ready === 0) continue;
    const isOpen = row.stations.some((place) => (miners[place] ?? 0) === 0);
    vp += ready * (isOpen ? weights.readyMiner : weights.villageMiner);
  }
  return vp;
}
