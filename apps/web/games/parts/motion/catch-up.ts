// Plays the moves between the position shown and the newest, one after the other.
import type { LogEntry } from "@pithead/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../../api/browser.ts";
import { keys } from "../../../api/keys.ts";
import { positionQuery } from "../../../api/queries.ts";
import type { BeatsOf } from "./beats.ts";
import { ringPlaces, showMove } from "./show-move.ts";

/** A position by its number in the log. */
export interface Placed<View> {
  seq: number;
  view: View;
  /** With the viewer's own next move built on it. */
  isBuilt?: boolean;
}

/** How a game's moves are shown. */
export interface Motion<View> {
  /** The API's view in the game's own shape; undefined when it is none. */
  viewOf(view: object): View | undefined;
  beatsOf: BeatsOf<View>;
}

interface Way<View> {
  game: string;
  from: Placed<View>;
  /** The newest position, which may be a newer one each time it is asked for. */
  goal: () => Placed<View>;
  motion: Motion<View>;
  queries: QueryClient;
  /** Lies over the whole page, as a child of it. */
  layer: HTMLElement;
  /** Changes are only ringed, and `goal` shows already. */
  isStill: boolean;
  /** Resolves when the next move may be shown. */
  ready: () => Promise<void>;
  show: (placed: Placed<View>) => void;
  signal: AbortSignal;
}

/** Resolves once the goal is shown, or `signal` ends it. @throws ApiError when the way can't be fetched. */
export async function catchUp<View>(way: Way<View>): Promise<void> {
  const { goal, motion, layer, isStill, ready, show, signal } = way;
  let at = way.from;
  for (let next = goal(); at.seq < next.seq && !signal.aborted; next = goal()) {
    const moves = await movesTo(way, at, next);
    for (const { entry, view } of moves) {
      await ready();
      if (signal.aborted) return;
      const { seq } = entry;
      const beats = motion.beatsOf({ entry, before: at.view, after: view, isBuilt: at.isBuilt === true });
      if (isStill) {
        show({ seq, view });
        ringPlaces(beats, layer);
      } else await showMove(beats, { layer, signal, show: (shown) => show({ seq: shown === view ? seq : at.seq, view: shown }) });
      at = { seq, view };
    }
    at = next;
    show(at);
  }
}

interface Move<View> {
  entry: LogEntry;
  /** The position after it. */
  view: View;
}

async function movesTo<View>({ game, motion, queries }: Way<View>, from: Placed<View>, to: Placed<View>): Promise<Move<View>[]> {
  const { entries } = await queries.fetchQuery({
    queryKey: keys.log(game, from.seq + 1, to.seq),
    queryFn: () => api.log(game, { from: from.seq + 1, to: to.seq }),
  });
  const moves = entries.map(async (entry): Promise<Move<View>[]> => {
    if (entry.seq === to.seq) return [{ entry, view: to.view }];
    const view = motion.viewOf((await queries.fetchQuery(positionQuery(game, entry.seq))).view);
    return view === undefined ? [] : [{ entry, view }];
  });
  return (await Promise.all(moves)).flat();
}
