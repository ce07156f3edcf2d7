// Everything that reaches one person: pages, scripts' answers, sockets. Mails and own API calls are added by hand.
import type { BrowserContext, Page } from "@playwright/test";

export interface Traffic {
  /** Adds something that reached the person by another way. */
  add(source: string, text: string): void;
  /** How much there is by now. */
  count(): number;
  /** All of it, in the order it came, once every answer under way has been read; quotes freed of the slashes that nesting put before them. */
  all(): Promise<{ source: string; text: string }[]>;
}

/** Records what reaches the pages of a context, from now on. */
export function recordTraffic(context: BrowserContext): Traffic {
  const received: { source: string; text: string }[] = [];
  const underWay = new Set<Promise<void>>();
  const add = (source: string, text: string) => {
    received.push({ source, text: text.replaceAll("\\", "").replaceAll("&quot;", '"') });
  };
  context.on("response", (response) => {
    if (/\.(js|css|woff2|png|svg|ico)$/.test(new URL(response.url()).pathname)) return;
    // A redirect has no body, and one that a closing page broke off has none to read.
    const reading = response.text().then(
      (text) => add(`${response.request().method()} ${response.url()}`, text),
      () => {},
    );
    underWay.add(reading);
    reading.finally(() => underWay.delete(reading));
  });
  const listen = (page: Page) =>
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => add(`socket ${socket.url()}`, payload.toString())));
  for (const page of context.pages()) listen(page);
  context.on("page", listen);
  return {
    add,
    count: () => received.length,
    all: async () => {
      await Promise.all(underWay);
      return received;
    },
  };
}
