// Keeps a small choice of the viewer where the server sees it.

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Sets a cookie of this site for a year; without a value, removes it. */
export function keepChoice(name: string, value: string | undefined): void {
  const age = value === undefined ? 0 : YEAR_SECONDS;
  document.cookie = `${name}=${encodeURIComponent(value ?? "")}; path=/; max-age=${age}; samesite=lax`;
}
