// The pages that `public/worker.js` keeps in this browser.

export interface KeptPage {
  /** With its search. */
  path: string;
  title: string;
  /** Who plays, where it is a table. */
  about: string;
  /** When it was kept. */
  at: Date;
}

/** As `public/worker.js` calls it. */
const PAGES = "pages-1";
/** What lies among them and is nothing to read. */
const NOT_TO_READ: readonly string[] = ["/offline", "/kept-for"];

/** Those that were kept last first; none where the browser keeps nothing. */
export async function keptPages(): Promise<KeptPage[]> {
  if (!("caches" in window)) return [];
  const cache = await caches.open(PAGES);
  const requests = await cache.keys();
  const pages = await Promise.all(requests.map(async (request) => pageOf(new URL(request.url), await cache.match(request))));
  return pages.flatMap((page) => page ?? []).toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

function pageOf({ pathname, search }: URL, { headers = new Headers() }: { headers?: Headers } = {}): KeptPage | undefined {
  const kept = headers.get("pithead-kept");
  if (kept === null || NOT_TO_READ.includes(pathname)) return undefined;
  return { path: pathname + search, title: said(headers, "pithead-title"), about: said(headers, "pithead-about"), at: new Date(kept) };
}

/** As it stood in the page: with entities, which a document reads. */
function said(headers: Headers, name: string): string {
  const text = decodeURIComponent(headers.get(name) ?? "");
  return new DOMParser().parseFromString(text, "text/html").documentElement.textContent ?? "";
}
