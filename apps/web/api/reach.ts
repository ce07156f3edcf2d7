// Whether the service is reached, and since when what the page shows has been true: heard from every answer, and from the browser.

export interface Reach {
  /** The network is gone, or nobody answers: what is shown is what was kept. */
  readonly isCut: boolean;
  /** When that was true, in milliseconds; undefined: when the page was drawn. */
  readonly at: number | undefined;
}

/** What `public/worker.js` answers with carries when it was kept, or that it never changes. */
export const KEPT_HEADER = "pithead-kept";

const START: Reach = { isCut: false, at: undefined };

let reach = START;
let lastReached: number | undefined;
const listeners = new Set<() => void>();

/** An answer has come. @param kept what its header says; null: from the service itself */
export function hearAnswer(kept: string | null): void {
  if (kept === null) {
    lastReached = Date.now();
    if (reach.isCut) become({ isCut: false, at: lastReached });
  } else become({ isCut: true, at: older(reach.isCut ? reach.at : undefined, Date.parse(kept)) });
}

/** Nobody has answered, or the browser says that there is no network. */
export function hearNothing(): void {
  if (!reach.isCut) become({ isCut: true, at: lastReached });
}

/** Calls back when the service is cut off or back, and when what is shown turns out to be older. @returns ends that */
export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("offline", hearNothing);
  if (!navigator.onLine) hearNothing();
  return () => {
    listeners.delete(listener);
    window.removeEventListener("offline", hearNothing);
  };
}

export function reachNow(): Reach {
  return reach;
}

/** As a page is drawn: by the service. */
export function reachAtFirst(): Reach {
  return START;
}

function become(next: Reach): void {
  if (next.isCut === reach.isCut && next.at === reach.at) return;
  reach = next;
  for (const listener of listeners) listener();
}

function older(one: number | undefined, other: number): number | undefined {
  if (Number.isNaN(other)) return one;
  return one === undefined ? other : Math.min(one, other);
}
