// The final scoring of one player, taken apart (§6.0).
import type { Components } from "../components.ts";
import type { FinalScoring, PlayerPosition } from "../state.ts";
import { minersAt } from "./places.ts";
import { ownMineCards, ownMines } from "./slots.ts";

/** `vpBefore` is what the player has before it. */
export function finalScoringOf(components: Components, player: PlayerPosition): FinalScoring {
  const { coinsPerVp, stationVp, extraActionVp, steamEngines } = components.edition.final;
  const isHeld = (station: string) => minersAt(player, `station:${station}`) > 0;
  const engines = enginesOf(player);
  const enginesVp = steamEngines[Math.min(engines, steamEngines.length - 1)] ?? 0;
  const coinsVp = Math.floor(player.coins / coinsPerVp);
  const stations = [...components.stations.keys()].filter(isHeld).length;
  const stationsVp = stations * stationVp;
  const lines = components.lines.filter((line) => line.stations.every(isHeld));
  const linesVp = lines.reduce((sum, { vp }) => sum + vp, 0);
  const extraActionsVp = player.extraActions * extraActionVp;
  return {
    vpBefore: player.vp,
    engines,
    enginesVp,
    coins: player.coins,
    coinsVp,
    stations,
    stationsVp,
    lines: lines.map(({ id }) => id),
    linesVp,
    extraActions: player.extraActions,
    extraActionsVp,
    total: player.vp + enginesVp + coinsVp + stationsVp + linesVp + extraActionsVp,
    mineCosts: ownMineCards(components, player).reduce((sum, { kind, cost }) => (kind === "small" ? sum : sum + cost), 0),
  };
}

/** On mines, on cards and beside the tableau. */
export function enginesOf(player: PlayerPosition): number {
  const onMines = ownMines(player).filter(({ engine }) => engine).length;
  return onMines + player.enginesBeside + Object.values(player.engines).reduce((sum, count) => sum + count, 0);
}
