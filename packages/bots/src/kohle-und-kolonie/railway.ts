// What miners on stations and at settlements are worth: stations, lines, markers still face down, ways that are open.
import type { Outlook } from "./outlook.ts";

export function railwayWorth({ tables, position, player, calendar, weights }: Outlook): number {
  const { components } = tables;
  const { stationVp } = components.edition.final;
  const isHeld = (station: string) => (player.miners[`station:${station}`] ?? 0) > 0;
  let vp = 0;
  for (const { stations, vp: whole } of tables.lines) {
    let held = 0;
    for (const station of stations) {
      if (!isHeld(station)) continue;
      held++;
      vp += stationVp;
      if (position.railwayMarkers[station] === null) vp += weights.hiddenMarker;
    }
    if (held === 0) continue;
    const missing = stations.length - held;
    if (missing === 0) vp += whole;
    else if (missing <= 2 * calendar.allTurns)
      vp += whole * weights.line * (held / stations.length) ** weights.lineGrowth * Math.min(1, calendar.allTurns / (2 * missing));
  }
  if (calendar.allTurns === 0) return vp;
  for (const village of player.settlements) {
    const miners = player.miners[`village:${village}`] ?? 0;
    if (miners === 0) continue;
    const open = components.villages.get(village)?.stations.filter((station) => !isHeld(station)).length ?? 0;
    vp += open > 0 ? weights.readyMiner * miners : weights.villageMiner * miners;
  }
  return vp;
}
