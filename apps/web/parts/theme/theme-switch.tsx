// Switches between day and night shift. Choosing what the system says anyway goes back to following it.
"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { keepChoice } from "../browser-cookie.ts";
import { Icon } from "../icons/icon.tsx";
import { isTheme, THEME_COOKIE, type Theme } from "./theme.ts";

export function ThemeSwitch() {
  const t = useTranslations("frame");
  const theme = useSyncExternalStore<Theme>(subscribe, shownTheme, () => "light");
  const other = theme === "dark" ? "light" : "dark";
  return (
    <button className="tool" type="button" onClick={() => choose(other)} aria-label={t("theme", { theme: other })}>
      <Icon name={theme === "dark" ? "sun" : "moon"} />
    </button>
  );
}

const changed = new EventTarget();

function choose(theme: Theme): void {
  const follows = theme === systemTheme();
  if (follows) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  keepChoice(THEME_COOKIE, follows ? undefined : theme);
  changed.dispatchEvent(new Event("change"));
}

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return isTheme(chosen) ? chosen : systemTheme();
}

function systemTheme(): Theme {
  return nightQuery().matches ? "dark" : "light";
}

function nightQuery(): MediaQueryList {
  return window.matchMedia("(prefers-color-scheme: dark)");
}

function subscribe(listener: () => void): () => void {
  const night = nightQuery();
  night.addEventListener("change", listener);
  changed.addEventListener("change", listener);
  return () => {
    night.removeEventListener("change", listener);
    changed.removeEventListener("change", listener);
  };
}
