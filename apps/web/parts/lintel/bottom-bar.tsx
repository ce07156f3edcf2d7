// On a phone the main pages are at the thumb, at the bottom.
"use client";

import { useTranslations } from "next-intl";
import { useMe, useMyGames } from "../../api/queries.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icons.ts";
import { AskedLink } from "../link/asked-link.tsx";
import type { Place } from "./lintel.tsx";

type Stop = Place | "new";

const STOPS: readonly { id: Stop; to: string; icon: IconName }[] = [
  { id: "home", to: "/home", icon: "table" },
  { id: "lobby", to: "/lobby", icon: "users" },
  { id: "new", to: "/new", icon: "plus" },
  { id: "history", to: "/history", icon: "log" },
];

export function BottomBar({ current }: { current?: Stop | undefined }) {
  const t = useTranslations("frame");
  const signedIn = Boolean(useMe());
  return (
    <nav className="bottombar" aria-label={t("main-pages")}>
      {STOPS.filter(({ id }) => signedIn || id === "lobby" || id === "history").map(({ id, to, icon }) => (
        <AskedLink key={id} href={to} aria-current={current === id ? "page" : undefined}>
          <Icon name={icon} />
          {t(`place.${id}`)}
          {id === "home" && <Due />}
        </AskedLink>
      ))}
    </nav>
  );
}

function Due() {
  const count = useMyGames()?.yourMove.length ?? 0;
  return count > 0 ? <span className="count count--due">{count}</span> : null;
}
