// The lintel: the iron beam over every page, with the way to all others.
"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useMe, useMyGames } from "../../api/queries.ts";
import { Icon } from "../icons/icon.tsx";
import { Logo } from "../icons/logo.tsx";
import { AskedLink } from "../link/asked-link.tsx";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { ZoneQuestion } from "./zone-question.tsx";

/** Loaded for whom they have. */
const MailStopped = dynamic(() => import("../notices/mail-stopped.tsx").then((part) => part.MailStopped));

const PLACES = [
  { id: "home", to: "/home" },
  { id: "lobby", to: "/lobby" },
  { id: "history", to: "/history" },
] as const;

export type Place = (typeof PLACES)[number]["id"];

interface LintelProps {
  /** Which of the main pages this is. */
  current?: Place | undefined;
  /** On a table: its title and where it stands, instead of the main pages. */
  what?: { title: ReactNode; where: ReactNode } | undefined;
  /** Tools of the page itself, before those of every page. */
  children?: ReactNode;
}

export function Lintel({ current, what, children }: LintelProps) {
  const t = useTranslations("frame");
  const me = useMe();
  return (
    <>
      <header className="lintel">
        <a className="skip" href="#main">
          {t("skip")}
        </a>
        <AskedLink className="lintel__brand" href={me ? "/home" : "/"} aria-label={t("brand-home")}>
          <Logo />
          <b className={what && "lintel__name"}>{t("brand")}</b>
        </AskedLink>
        {what ? (
          <div className="lintel__what">
            <h1>{what.title}</h1>
            <span>{what.where}</span>
          </div>
        ) : (
          <nav className="topnav" aria-label={t("main-pages")}>
            {PLACES.filter(({ id }) => me || id !== "home").map(({ id, to }) => (
              <AskedLink key={id} className="tool" href={to} aria-current={current === id ? "page" : undefined}>
                {t(`place.${id}`)}
              </AskedLink>
            ))}
          </nav>
        )}
        <div className="lintel__gap" />
        {children}
        <nav aria-label={t("you")}>
          {me && current !== "home" && <DueCount />}
          <ThemeSwitch />
          <Me />
        </nav>
      </header>
      {me?.mailStopped && me.email !== null && <MailStopped why={me.mailStopped} email={me.email} />}
      <ZoneQuestion />
    </>
  );
}

/** How many games wait for the viewer: lamplight, since something is asked of them. */
function DueCount() {
  const t = useTranslations("frame");
  const count = useMyGames()?.yourMove.length ?? 0;
  if (count === 0) return null;
  return (
    <AskedLink className="tool" href="/home" aria-label={t("due", { count })}>
      <Icon name="table" />
      <span className="count count--due">{count}</span>
    </AskedLink>
  );
}

function Me() {
  const t = useTranslations("frame");
  const me = useMe();
  const here = usePathname();
  if (me === undefined) return <span className="tool tool--me" aria-hidden="true" />;
  if (me === null) {
    return (
      <AskedLink className="tool tool--me" href={signInFrom(here)} aria-label={t("sign-in")}>
        <Icon name="user" />
        <span>{t("sign-in")}</span>
      </AskedLink>
    );
  }
  return (
    <AskedLink className="tool tool--me" href="/account" aria-label={t("account", { name: me.name })}>
      <Icon name="user" />
      <span>{me.name}</span>
    </AskedLink>
  );
}

/** Signing in leads back to where it was asked for: a mailed link opens its table in the end. */
function signInFrom(page: string): string {
  const isElsewhere = page !== "/" && !page.startsWith("/sign-in");
  return isElsewhere ? `/sign-in?callbackUrl=${encodeURIComponent(page)}` : "/sign-in";
}
