// The final scoring of one player, taken apart (§6.0).
import type { Components } from "../components.ts";
import type { FinalScoring, PlayerPosition } from "../state.ts";
import type { StationId } from "../vocabulary.ts";
import { minersAt } from "./places.ts";
import { ownMineCards, ownMines } from "./slots.ts";

/** `vpBefore` is what the player has before it. */
export function finalScoringOf(components: Components, player: PlayerPosition): FinalScoring {
  const { coinsPerVp, stationVp, extraActionVp, steamEngines } = components.edition.final;
  const engines = enginesOf(player);
  const enginesVp = steamEngines[Math.min(engines, steamEngines.length - 1)] ?? 0;
  const coinsVp = Math.floor(player.coins / coinsPerVp);
  const held = stationsHeld(components, player);
  const stationsVp = held.length * stationVp;
  const lines = components.lines.filter((line) => line.stations.every((station) => held.includes(station)));
  const linesVp = lines.reduce((sum, { vp }) => sum + vp, 0);
  const extraActionsVp = player.extraActions * extraActionVp;
  return {
    vpBefore: player.vp,
    engines,
    enginesVp,
    coins: player.coins,
    coinsVp,
    stations: held.length,
    stationsVp,
    lines: lines.map(({ id }) => id),
    linesVp,
    extraActions: player.extraActions,
    extraActionsVp,
    total: player.vp + enginesVp + coinsVp + stationsVp + linesVp + extraActionsVp,
    mineCosts: ownMineCards(components, player).reduce((sum, { kind, cost }) => (kind === "small" ? sum : sum + cost), 0),
  };
}

/** The stations with a miner of the player, each once. */
export function stationsHeld(components: Components, player: PlayerPosition): StationId[] {
  return [...components.stations.keys()].filter((station) => minersAt(player, `station:${station}`) > 0);
}

/** On mines, on cards and beside the tableau. */
export function enginesOf(player: PlayerPosition): number {
  const { mines, cards, beside } = enginesByPlace(player);
  return mines + cards + beside;
}

/** How many steam engines stand on mines and on above-ground cards, and lie beside the tableau. */
export function enginesByPlace(player: PlayerPosition): { mines: number; cards: number; beside: number } {
  return {
    mines: ownMines(player).filter(({ engine }) => engine).length,
    cards: Object.values(player.engines).reduce((sum, count) => sum + count, 0),
    beside: player.enginesBeside,
  };
}
