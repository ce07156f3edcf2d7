// A whole state for a view: what lies face down is dealt anew (the spec's "What is public").
import { type Deal, kohleUndKolonie, type State, type View } from "@pithead/game-kohle-und-kolonie";
import { componentsOf } from "@pithead/game-kohle-und-kolonie/client";
import type { Random } from "../random.ts";

/** The same for every seat, as nobody knows more than another. */
export function determinise(view: View, _seat: number, random: Random): State {
  return kohleUndKolonie.clone({ ...view, deal: dealFor(view, random) });
}

/** What was turned over stays; the rest is shuffled. Who started and how past rounds were consolidated plays no part any more. */
function dealFor(view: View, random: Random): Deal {
  const { accidents, consolidations } = componentsOf(view);
  const turned = view.accidents.flatMap((accident) => accident ?? []);
  return {
    start: 0,
    railwayMarkers: stationsFor(view, random),
    accidents: [...turned, ...random.shuffle(without(accidents, turned))],
    consolidations: Object.fromEntries(
      [...consolidations].map(([round, fields]) => {
        const known = round === view.round ? view.consolidated : [];
        return [round, [...known, ...random.shuffle(without(fields, known))]];
      }),
    ),
  };
}

/** In a game of three, markers that stay in the box are among those nobody has seen. */
function stationsFor(view: View, random: Random): Deal["railwayMarkers"] {
  const all = componentsOf(view).railwayMarkers;
  const seen = Object.values(view.railwayMarkers).flatMap((marker) => marker ?? []);
  const hidden = random.shuffle(without(all, seen));
  return Object.fromEntries(Object.entries(view.railwayMarkers).map(([station, marker]) => [station, marker ?? hidden.pop() ?? "points"]));
}

/** The list without one item for each of `taken`. */
function without<T>(list: readonly T[], taken: readonly T[]): T[] {
  const left = [...list];
  for (const item of taken) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
