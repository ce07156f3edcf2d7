// The count of everything that can't appear or vanish in a game: for the law of conservation.
import { componentsOf } from "../components.ts";
import { enginesOf } from "../rules/final-scoring.ts";
import { placesHeld, roomAt } from "../rules/places.ts";
import { ownMines } from "../rules/slots.ts";
import type { State } from "../state.ts";
import { BONUS_MARKERS, KEPT_MARKERS, RAILWAY_MARKERS, ROWS, type Slot } from "../vocabulary.ts";

const TOP_BEFORE_BOTTOM = ["T1", "B1"] as const;

/** Pieces by owner, markers wherever they lie, and everything that would be wrong with a position: 0 each. */
export function census(state: State): Record<string, number> {
  const components = componentsOf(state);
  const count: Record<string, number> = {};
  const add = (thing: string, times = 1) => {
    count[thing] = (count[thing] ?? 0) + times;
  };
  add("local workers", state.supply.workers);
  for (const workers of Object.values(state.villages)) add("local workers", workers);
  add("steam engines", state.supply.engines + state.syndicate.mines.filter(({ engine }) => engine).length);
  for (const marker of state.bonusRow) if (marker !== null) add(marker);
  const won = state.consolidation?.won ?? null;
  if (won !== null) {
    add(`miners of seat ${won.seat}`);
    add("steam engines", won.engine ? 1 : 0);
  }
  for (const [station, marker] of Object.entries(state.railwayMarkers)) {
    add(`railway marker ${state.deal.railwayMarkers[station]}`);
    add("railway markers that changed", marker === null || marker === state.deal.railwayMarkers[station] ? 0 : 1);
  }
  const mines = [...state.display, ...state.syndicate.mines.map(({ mine }) => mine)];
  for (const [seat, player] of state.players.entries()) {
    const own = ownMines(player);
    mines.push(...own.map(({ mine }) => mine));
    add("local workers", player.workers);
    add("steam engines", enginesOf(player));
    if (player.bonus !== null) add(player.bonus);
    const onBoard = placesHeld(player).reduce((sum, place) => sum + (player.miners[place] ?? 0), 0);
    add(`miners of seat ${seat}`, player.supply + player.lost + own.length + onBoard);
    add(`engineers of seat ${seat}`, player.engineersLeft + Object.values(player.engineers).reduce((sum, each) => sum + each, 0));
    for (const [place, miners] of Object.entries(player.miners))
      add("places with too many miners", miners > roomAt(components, player, place) ? 1 : 0);
    const hasGap = (slots: readonly Slot[]) =>
      slots.some((slot, index) => player.slots[slot] !== null && slots.slice(0, index).some((before) => player.slots[before] === null));
    add("rows with a gap", [TOP_BEFORE_BOTTOM, ROWS.T, ROWS.B].filter(hasGap).length);
    const figures = [player.coins, player.vp, player.workers, player.supply, player.engineersLeft, player.extraActions];
    const counts = [...figures, ...Object.values(player.markers), ...Object.values(player.miners), ...Object.values(player.engineers)];
    add("negative counts", counts.filter((each) => each < 0).length);
    add("settlements too many", player.settlements.length > components.edition.start.settlements ? 1 : 0);
  }
  for (const marker of KEPT_MARKERS) {
    const taken = Object.values(state.railwayMarkers).filter((each) => each === marker).length;
    const kept = state.players.reduce((sum, { markers }) => sum + markers[marker], 0);
    add("markers kept that were never taken", kept > taken ? 1 : 0);
  }
  add("mines in two places", mines.length - new Set(mines).size);
  add("places with too many miners", 0);
  for (const marker of [...BONUS_MARKERS, ...RAILWAY_MARKERS.map((kind) => `railway marker ${kind}`)]) add(marker, 0);
  return count;
}
