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

interface Timed extends Window {
  longestPress?: number;
}

/** Pictures by which the browser has told of a press. */
const TOLD_AFTER = 20;

/** How long the press keeps whoever makes it waiting, in milliseconds: from the press to the next picture. 0 where that takes less than 16. */
export async function waitedFor(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const timed: Timed = window;
    if (timed.longestPress === undefined) {
      const take = (entries: PerformanceEntryList) => {
        for (const { interactionId, duration } of entries as PerformanceEventTiming[])
          if (interactionId) timed.longestPress = Math.max(timed.longestPress ?? 0, duration);
      };
      new PerformanceObserver((list) => take(list.getEntries())).observe({
        type: "event",
        durationThreshold: 16,
      } as PerformanceObserverInit);
    }
    timed.longestPress = 0;
  });
  await press();
  return page.evaluate(
    (pictures) =>
      new Promise<number>((resolve) => {
        let left = pictures;
        const timed: Timed = window;
        const next = () => {
          left -= 1;
          if (left > 0) requestAnimationFrame(next);
          else resolve(timed.longestPress ?? 0);
        };
        requestAnimationFrame(next);
      }),
    TOLD_AFTER,
  );
}

/** How many elements the browser styles anew, at most at once, when a part of the size of a tip comes and goes. */
export async function styledAnew(page: Page): Promise<number> {
  const line = await page.context().newCDPSession(page);
  let most = 0;
  line.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, args } of value as { name?: string; args?: { elementCount?: number } }[])
      if (name === "UpdateLayoutTree") most = Math.max(most, args?.elementCount ?? 0);
  });
  const ended = new Promise<void>((resolve) => line.once("Tracing.tracingComplete", () => resolve()));
  await line.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["devtools.timeline"] } });
  await page.evaluate(() => {
    const tip = document.createElement("div");
    tip.className = "tip";
    document.querySelector("main")?.append(tip);
    tip.getBoundingClientRect();
    tip.remove();
    document.body.getBoundingClientRect();
  });
  await line.send("Tracing.end");
  await ended;
  await line.detach();
  return most;
}
