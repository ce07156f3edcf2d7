// A state that looks the same to everybody: what lies face down is shuffled.
import type { Viewer } from "@pithead/engine";
import { copyOf } from "../copy.ts";
import type { State } from "../state.ts";

/** Chance for a twin: what the laws' own random numbers offer. */
interface Shuffler {
  shuffle<T>(list: readonly T[]): T[];
}

/** Markers on stations where nobody was, accident markers to come, and the order of consolidations to come. */
export function twinOf(state: State, _viewer: Viewer, random: Shuffler): State {
  const { deal, railwayMarkers, accidents, round, consolidated } = state;
  const hidden = Object.keys(railwayMarkers).filter((station) => railwayMarkers[station] === null);
  const shuffled = random.shuffle(hidden.flatMap((station) => deal.railwayMarkers[station] ?? []));
  const dealt = { ...deal.railwayMarkers };
  for (const [index, station] of hidden.entries()) dealt[station] = shuffled[index] ?? "points";
  const turned = accidents.filter((accident) => accident !== null).length;
  const orders = Object.entries(deal.consolidations).map(([of, fields]) => {
    const known = Number(of) < round ? fields.length : Number(of) > round ? 0 : consolidated.length;
    return [of, [...fields.slice(0, known), ...random.shuffle(fields.slice(known))]];
  });
  return {
    ...copyOf(state),
    deal: {
      start: deal.start,
      railwayMarkers: dealt,
      accidents: [...deal.accidents.slice(0, turned), ...random.shuffle(deal.accidents.slice(turned))],
      consolidations: Object.fromEntries(orders),
    },
  };
}
