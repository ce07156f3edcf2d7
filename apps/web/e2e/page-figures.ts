// What a page costs whoever opens it: script, parts that move by themselves, how long it takes to answer.
import type { Page } from "@playwright/test";

/** So many times slower than this machine: about a phone of some years ago. */
const SLOWED = 4;

/** Has the page work as slowly as a phone, from now on. */
export async function slowDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
}

export interface Scripts {
  count: number;
  /** As they came over the line, compressed, with their headers. */
  bytes: number;
}

/** Opens the page as if for the first time, and lets it come to rest. @returns the scripts that it has loaded by then, without being touched */
export async function openAndWeigh(page: Page, path: string): Promise<Scripts> {
  const line = await page.context().newCDPSession(page);
  const asked = new Map<string, string>();
  const scripts: Scripts = { count: 0, bytes: 0 };
  line.on("Network.requestWillBeSent", ({ requestId, request }) => asked.set(requestId, new URL(request.url).pathname));
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!asked.get(requestId)?.endsWith(".js")) return;
    scripts.count += 1;
    scripts.bytes += encodedDataLength;
  });
  await line.send("Network.enable");
  await line.send("Network.clearBrowserCache");
  await line.send("Network.setBypassServiceWorker", { bypass: true });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await line.detach();
  return scripts;
}

export interface Shifts {
  /** As browsers add them up: 0.1 is what counts as good. */
  sum: number;
  /** What has moved, and by how much. */
  moved: string[];
}

/** The parts that have moved by themselves since the page began to load. */
export function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        }
        const seen: Shift[] = [];
        const observer = new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[])));
        observer.observe({ type: "layout-shift", buffered: true });
        // What was kept from before is handed over by the second frame from now.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            seen.push(...(observer.takeRecords() as Shift[]));
            const own = seen.filter(({ hadRecentInput }) => !hadRecentInput);
            const called = (node: Node | null) => `${node?.nodeName} “${node?.textContent?.slice(0, 30)}”`;
            resolve({
              sum: own.reduce((sum, { value }) => sum + value, 0),
              moved: own.map(({ value, sources }) => `${value.toFixed(4)} ${sources.map(({ node }) => called(node)).join(", ")}`),
            });
          }),
        );
      }),
  );
}

/** How long each interaction since the page began to load has kept whoever made it waiting, in milliseconds: from the press to the next picture. Those below 16 are not told by browsers. */
export function interactionsOf(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const longest = new Map<number, number>();
        const take = (entries: PerformanceEntryList) => {
          for (const { interactionId, duration } of entries as PerformanceEventTiming[]) {
            if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
          }
        };
        const observer = new PerformanceObserver((list) => take(list.getEntries()));
        observer.observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            take(observer.takeRecords());
            resolve([...longest.values()]);
          }),
        );
      }),
  );
}
