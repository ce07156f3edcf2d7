// The browser's own helper: shows notices while no page is open, and keeps what was read so that it can be read without a network.
// What is kept and for whom: docs/decisions/0017. Nothing but GET is ever answered here, and nothing is sent later.

/** Of another name are caches of other versions of this file: they are thrown away. */
const PAGES = "pages-1";
const ANSWERS = "answers-1";
const FILES = "files-1";
const SHELVES = [PAGES, ANSWERS, FILES];

/** The oldest go first. */
const MOST = { [PAGES]: 60, [ANSWERS]: 300, [FILES]: 600 };

/** Without it nothing is kept: the development server's files change under the same names. */
const KEEPS = new URL(self.location.href).searchParams.has("keeps");

const OFFLINE = "/offline";
/** Not a page: under this address lies whose pages they are. */
const KEPT_FOR = "/kept-for";
/** These two stay when others have to go. */
const STAYS = new RegExp(`(${OFFLINE}|${KEPT_FOR})$`);
/** A page that was reached without loading it is not loaded again to be kept within this time. */
const FRESH_MS = 3_600_000;
/** Pages that may be kept: what everybody is shown, and what is shown of games. None that has a token in its address. */
const PAGE = /^\/($|home$|lobby$|history$|offline$|about(\/\w+)?$|rules\/[\w-]+$|players\/[\w-]+$|games\/\w{10}(\/history\/\d+)?$)/;
/** Answers that such pages ask for in the browser. */
const ANSWER =
  /^\/api\/v1\/(session$|me\/games$|tables(\/\w{10})?$|players\/[\w-]+$|editions\/|games\/\w{10}(\/(log|course|chat|orders|at\/\d+))?$)/;
/** They never change: when they were fetched says nothing. */
const FOREVER = /\/at\/\d+$|\/editions\//;
/** Those that come with a page as well. */
const IN_PAGE = /^\/api\/v1\/(session$|me\/games$|tables|games\/\w{10}$)/;
const SIGNING = /^\/api\/auth\/(signout|callback)/;
const FILE = /^\/_next\/static\//;

/** Goes up whenever everything is forgotten: what was asked for before is not kept any more. */
let reading = 0;
/** Changes of what is kept, one after the other. */
let changing = Promise.resolve();

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !KEEPS || !SHELVES.includes(name)).map((name) => caches.delete(name)));
    // So that starting this helper delays no page.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  if (!KEEPS) return;
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method !== "GET") {
    if (SIGNING.test(url.pathname)) event.respondWith(signing(request));
  } else if (FILE.test(url.pathname)) event.respondWith(file(event));
  else if (request.mode === "navigate") event.respondWith(page(event, url));
  else if (ANSWER.test(url.pathname)) event.respondWith(answer(event, url));
});

/** A page that was reached without loading it asks for itself to be kept, and for what it fetched before this helper heard of it. */
self.addEventListener("message", (event) => {
  const { keep, fetched } = event.data ?? {};
  if (!KEEPS || typeof keep !== "string" || !Array.isArray(fetched)) return;
  const keepAll = async () => {
    await fetchAndKeep(new URL(keep, self.location.origin), fetched.length > 0 ? 0 : FRESH_MS);
    await keepFetched(fetched.map(String));
  };
  event.waitUntil(keepAll());
});

/** Whoever signs in or out is somebody else afterwards. */
async function signing(request) {
  const answered = await fetch(request);
  await forget();
  return answered;
}

/** Named by what is in them: what is kept is what the server has. */
async function file(event) {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answered = await fetch(event.request);
  if (answered.status === 200) {
    const copy = answered.clone();
    event.waitUntil(caches.open(FILES).then((cache) => cache.put(event.request.url, copy)));
  }
  return answered;
}

async function page(event, url) {
  const since = reading;
  try {
    const answered = (await event.preloadResponse) ?? (await fetch(event.request));
    if (mayKeep(url, answered)) event.waitUntil(keepPage(url, answered.clone(), since));
    return answered;
  } catch {
    return (await keptPage(url)) ?? offlinePage(url);
  }
}

async function answer(event, url) {
  const since = reading;
  try {
    const answered = await fetch(event.request);
    if (answered.status === 200) event.waitUntil(keepAnswer(url, answered.clone(), since));
    return answered;
  } catch (error) {
    const kept = await (await caches.open(ANSWERS)).match(url.href);
    if (kept && !(await isOlderThanPage(url, kept, event.clientId))) return kept;
    throw error;
  }
}

/** What a page brought itself is not taken back by an answer of before. */
async function isOlderThanPage(url, kept, clientId) {
  if (!IN_PAGE.test(url.pathname)) return false;
  const client = await self.clients.get(clientId);
  const page = client && (await keptPage(new URL(client.url)));
  return page !== undefined && keptAt(page) > keptAt(kept);
}

function keptAt({ headers }) {
  return Date.parse(headers.get("pithead-kept"));
}

function mayKeep(url, answered) {
  return PAGE.test(url.pathname) && answered.status === 200 && !answered.redirected && isHtml(answered);
}

function isHtml(answered) {
  return (answered.headers.get("content-type") ?? "").startsWith("text/html");
}

/** @param freshMs how old a kept one may be to do as well */
async function fetchAndKeep(url, freshMs) {
  if (url.origin !== self.location.origin || !PAGE.test(url.pathname)) return;
  const kept = await (await caches.open(PAGES)).match(url.href);
  if (kept && Date.now() - keptAt(kept) < freshMs) return;
  const since = reading;
  const answered = await fetch(url, { headers: { accept: "text/html" } }).catch(() => undefined);
  if (answered && mayKeep(url, answered)) await keepPage(url, answered, since);
}

/** A page says whose it is. When that is somebody else than whose pages are kept, those are forgotten first. */
async function keepPage(url, answered, since) {
  const text = await answered.text();
  const [, account] = /<html[^>]* data-account="([\w-]*)"/.exec(text) ?? [];
  // Drawn while the service did not know who was asking, or asked for by who is not signed in any more.
  if (account === undefined || since !== reading) return;
  const [, language = ""] = /<html[^>]* lang="([\w-]*)"/.exec(text) ?? [];
  const before = await keptFor();
  if (before.account !== account) await forget();
  const now = reading;
  const isOther = before.account !== account || before.language !== language;
  if (isOther) await put(PAGES, KEPT_FOR, Response.json({ account, language }), now);
  const headers = new Headers(answered.headers);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  headers.set("pithead-kept", new Date().toISOString());
  headers.set("pithead-title", encodeURIComponent(/<title[^>]*>([^<]*)</.exec(text)?.[1] ?? ""));
  headers.set("pithead-about", encodeURIComponent(/<meta property="og:description" content="([^"]*)"/.exec(text)?.[1] ?? ""));
  // First what it is shown with.
  await keepFilesOf(text);
  await keepEditionsOf(text, now);
  await put(PAGES, url.href, new Response(text, { headers }), now);
  if (isOther && url.pathname !== OFFLINE) await fetchAndKeep(new URL(OFFLINE, self.location.origin), 0);
}

/** Whose pages are kept, and in which language. */
async function keptFor() {
  const told = await (await caches.open(PAGES)).match(KEPT_FOR);
  return told ? told.json() : {};
}

/** What a page fetched itself, as far as it is not kept. */
async function keepFetched(addresses) {
  const since = reading;
  const urls = addresses.map((address) => new URL(address, self.location.origin)).filter(({ origin }) => origin === self.location.origin);
  const isFile = ({ pathname }) => FILE.test(pathname);
  await keepFiles(urls.filter(isFile).map(({ pathname }) => pathname));
  const cache = await caches.open(ANSWERS);
  const keep = async (url) => {
    if (await cache.match(url.href)) return;
    const answered = await fetch(url);
    if (answered.status === 200) await keepAnswer(url, answered, since);
  };
  await Promise.allSettled(urls.filter(({ pathname }) => ANSWER.test(pathname)).map(keep));
}

/** The scripts, style sheets and fonts that the page names. */
async function keepFilesOf(text) {
  await keepFiles([...text.matchAll(/\/_next\/static\/[\w~./-]+\.(?:js|css|woff2)/g)].map(([name]) => name));
}

/** As far as they are not kept: from the browser's own store, where it has them. */
async function keepFiles(names) {
  const cache = await caches.open(FILES);
  const keep = async (name) => {
    if (await cache.match(name, { ignoreVary: true })) return;
    const answered = await fetch(name, { cache: "force-cache" });
    if (answered.status === 200) await cache.put(name, answered);
  };
  await Promise.allSettled([...new Set(names)].map(keep));
  await change(() => throwOut(FILES));
}

/** The editions that the page names: what it is drawn from is fetched beside it. */
async function keepEditionsOf(text, since) {
  const names = new Set([...text.matchAll(/\/api\/v1\/editions\/[\w-]+\/[\w-]+/g)].map(([name]) => name));
  const keep = async (name) => {
    const answered = await fetch(name);
    if (answered.status === 200) await keepAnswer(new URL(name, self.location.origin), answered, since);
  };
  await Promise.allSettled([...names].map(keep));
}

/** Kept without the service's time, which would be wrong by then, and with when it was true. */
async function keepAnswer(url, answered, since) {
  const headers = new Headers(answered.headers);
  for (const name of ["pithead-time", "content-encoding", "content-length", "vary"]) headers.delete(name);
  headers.set("pithead-kept", FOREVER.test(url.pathname) ? "forever" : new Date().toISOString());
  await put(ANSWERS, url.href, new Response(await answered.text(), { headers }), since);
}

/** By its address, else as the same page was seen with another search. */
async function keptPage(url) {
  const cache = await caches.open(PAGES);
  return (await cache.match(url.href)) ?? cache.match(url.href, { ignoreSearch: true });
}

async function offlinePage(url) {
  const isThere = await (await caches.open(PAGES)).match(OFFLINE);
  if (!isThere || url.pathname === OFFLINE) return Response.error();
  return Response.redirect(`${OFFLINE}?to=${encodeURIComponent(url.pathname + url.search)}`);
}

/** What was asked for in another reading is not kept: somebody else may be signed in. */
function put(shelf, address, response, since) {
  return change(async () => {
    if (since !== reading) return;
    const cache = await caches.open(shelf);
    // Put last, as the newest.
    await cache.delete(address);
    await cache.put(address, response);
    await throwOut(shelf);
  });
}

async function throwOut(shelf) {
  const cache = await caches.open(shelf);
  const all = await cache.keys();
  const over = all.filter(({ url }) => !STAYS.test(url)).slice(0, Math.max(0, all.length - MOST[shelf]));
  await Promise.all(over.map((request) => cache.delete(request)));
}

/** Pages and answers go; scripts and the like are the same for everybody. */
function forget() {
  reading += 1;
  return change(async () => {
    await caches.delete(PAGES);
    await caches.delete(ANSWERS);
  });
}

/** A full disk is no reason to show nothing. */
function change(what) {
  changing = changing.then(what).catch(() => {});
  return changing;
}

self.addEventListener("push", (event) => {
  const { title, game, others } = event.data.json();
  const body = others.map((other) => other.title).join("\n");
  event.waitUntil(self.registration.showNotification(title, { body, tag: "asked", renotify: true, data: { url: game.url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
