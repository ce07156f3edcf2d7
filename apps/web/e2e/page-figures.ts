// What a page costs whoever opens it: script, parts that move by themselves, how long it takes to answer.
import type { Page } from "@playwright/test";

/** So many times slower than this machine: about a phone of some years ago. */
const SLOWED = 4;

/** Has the page work as slowly as a phone. It takes half a core to do so, even while nothing happens there. @returns ends that */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const line = await page.context().newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  return () => line.detach();
}

export interface Scripts {
  count: number;
  /** As they came over the line, compressed, without the headers of the answers. */
  bytes: number;
}

/** Opens the page as if for the first time, and lets it come to rest. @returns the scripts that it has loaded by then, without being touched */
export async function openAndWeigh(page: Page, path: string): Promise<Scripts> {
  const line = await page.context().newCDPSession(page);
  const asked = new Map<string, string>();
  const headers = new Map<string, number>();
  const scripts: Scripts = { count: 0, bytes: 0 };
  line.on("Network.requestWillBeSent", ({ requestId, request }) => asked.set(requestId, new URL(request.url).pathname));
  line.on("Network.responseReceived", ({ requestId, response }) => headers.set(requestId, response.encodedDataLength));
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!asked.get(requestId)?.endsWith(".js")) return;
    scripts.count += 1;
    scripts.bytes += encodedDataLength - (headers.get(requestId) ?? 0);
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

/** In milliseconds; 0 where it takes less than 16. */
async function waitedFor(page: Page, press: () => Promise<void>): Promise<number> {
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

export interface PressCost {
  /** Milliseconds from the press to the next picture, as whoever makes it waits. */
  waited: number;
  /** What of them the page's own thread was at work, in milliseconds of processor time: other programs do not count. */
  worked: number;
}

/** What the press costs whoever makes it. To be told of it costs a little itself. */
export async function costOf(page: Page, press: () => Promise<void>): Promise<PressCost> {
  let waited = 0;
  const events = await traced(page, async () => {
    waited = await waitedFor(page, press);
  });
  return { waited, worked: workUntilPicture(events) / 1000 };
}

/** Of a thread of the browser; times in microseconds. */
interface TraceEvent {
  name?: string;
  pid?: number;
  tid?: number;
  ts?: number;
  dur?: number;
  /** Processor time. */
  tdur?: number;
  args?: { elementCount?: number; data?: { type?: string } };
}

const PRESSES: readonly string[] = ["pointerdown", "mousedown", "keydown", "click"];

/** What the page's thread had to do from the first event of a press until the picture after the last was handed on, in microseconds. */
function workUntilPicture(events: readonly TraceEvent[]): number {
  const startOf = ({ ts = 0 }: TraceEvent) => ts;
  const endOf = ({ ts = 0, dur = 0 }: TraceEvent) => ts + dur;
  const pressed = events.filter(({ name, args }) => name === "EventDispatch" && PRESSES.includes(args?.data?.type ?? ""));
  const [first] = pressed;
  if (first === undefined) return 0;
  const start = Math.min(...pressed.map(startOf));
  const heard = Math.max(...pressed.map(endOf));
  const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const pictures = own.filter((event) => event.name === "Commit" && startOf(event) >= heard).map(endOf);
  const end = pictures.length > 0 ? Math.min(...pictures) : heard;
  const tasks = own.filter((event) => event.name === "RunTask" && endOf(event) > start && startOf(event) < end);
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
}

/** What the browser tells of its work meanwhile. */
async function traced(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const line = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  line.on("Tracing.dataCollected", ({ value }) => events.push(...(value as TraceEvent[])));
  const ended = new Promise<void>((resolve) => line.once("Tracing.tracingComplete", () => resolve()));
  const includedCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];
  await line.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await act();
  await line.send("Tracing.end");
  await ended;
  await line.detach();
  return events;
}

/** How many elements the browser styles anew, at most at once, when a part of the size of a tip comes and goes. */
export async function styledAnew(page: Page): Promise<number> {
  const events = await traced(page, () =>
    page.evaluate(() => {
      const tip = document.createElement("div");
      tip.className = "tip";
      document.querySelector("main")?.append(tip);
      tip.getBoundingClientRect();
      tip.remove();
      document.body.getBoundingClientRect();
    }),
  );
  const styled = events.filter(({ name }) => name === "UpdateLayoutTree").map(({ args }) => args?.elementCount ?? 0);
  return Math.max(0, ...styled);
}
