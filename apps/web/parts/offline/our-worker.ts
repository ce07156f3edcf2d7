// The one helper of this browser: it shows notices and keeps what was read.

/** It keeps nothing of the development server, whose files change under the same names. */
const ADDRESS = process.env.NODE_ENV === "production" ? "/worker.js?keeps" : "/worker.js";

/** Registered, or undefined where browsers have no such thing: the site is not reached by https, or in a private window. */
export async function ourWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.register(ADDRESS) : undefined;
}
