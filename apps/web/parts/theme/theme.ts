// Day shift, night shift, or as the system has it: chosen in a cookie, so the server writes the page in it and nothing flashes.

const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = "theme";

export function isTheme(text: string | undefined): text is Theme {
  return THEMES.some((theme) => theme === text);
}
