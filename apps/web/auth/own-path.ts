// Where to go on after signing in: only ever a page of this site.

/**
 * The path of an address when it is on this site, else the fallback.
 * @param wanted a path or a whole address, as a link brought it
 * @param site the public address of this site
 */
export function ownPath(wanted: string | null | undefined, site: string, fallback = "/home"): string {
  if (!wanted || !URL.canParse(wanted, site)) return fallback;
  const url = new URL(wanted, site);
  const path = url.pathname + url.search + url.hash;
  // Two slashes at the start would name another host.
  return url.origin === new URL(site).origin && !path.startsWith("//") ? path : fallback;
}
