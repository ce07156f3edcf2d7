// Shows one move on the board: beat after beat, or at once with a ring around what has changed.
import { type Beat, beatLength } from "./beats.ts";
import { carry, visibleIn } from "./carry.ts";

/** How long changed places keep their ring where nothing moves, in ms. */
const RING = 3_000;

interface Stage<View> {
  /** Lies over the whole page, as a child of it. */
  layer: HTMLElement;
  show: (view: View) => void;
  signal: AbortSignal;
}

/** Resolves once all has landed and the position after the move is shown, or as soon as `signal` ends it. */
export async function showMove<View>(beats: readonly Beat<View>[], { layer, show, signal }: Stage<View>): Promise<void> {
  const length = beatLength(beats.filter(({ carried, runs }) => runs || carried.length > 0).length);
  const style = layer.parentElement?.style;
  const clear = () => {
    for (const animation of layer.getAnimations()) animation.cancel();
    for (const animation of running.splice(0)) animation.cancel();
    layer.replaceChildren();
  };
  const running: Animation[] = [];
  signal.addEventListener("abort", clear);
  // The cage runs by its own transition, as long as a beat.
  style?.setProperty("--carry", `${length}ms`);
  for (const { carried, runs, after } of beats) {
    if (signal.aborted) break;
    if (runs && after !== undefined) show(after);
    const flights = carried.flatMap((one) => carry(layer, one, length));
    running.push(...flights);
    await ended(runs ? [layer.animate({ opacity: [1, 1] }, length), ...flights] : flights);
    if (after === undefined || signal.aborted) continue;
    show(after);
    clear();
  }
  signal.removeEventListener("abort", clear);
  style?.removeProperty("--carry");
}

/** Rings the places that the beats lead to, for a while. */
export function ringPlaces<View>(beats: readonly Beat<View>[], layer: HTMLElement): void {
  const page = layer.parentElement ?? layer;
  for (const { to } of beats.flatMap(({ carried }) => carried)) {
    const place = visibleIn(page, layer, to);
    place?.setAttribute("data-landed", "");
    setTimeout(() => place?.removeAttribute("data-landed"), RING);
  }
}

async function ended(animations: readonly Animation[]): Promise<void> {
  await Promise.allSettled(animations.map(({ finished }) => finished));
}
