// The house around every page: language, theme, fonts, who is signed in.
import type { MyGames, SessionState } from "@pithead/contracts";
import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ApiProvider } from "../api/provider.tsx";
import { askedGames, askedSession } from "../api/server.ts";
import { serviceAhead } from "../api/service-time.ts";
import { ApiError } from "../api/wire.ts";
import { ZONE_KEPT_COOKIE } from "../i18n/choices.ts";
import { browsersTimeZone } from "../i18n/time-zone.ts";
import { LanguageTeller } from "../parts/language/language-teller.tsx";
import { TimeZoneTeller } from "../parts/lintel/time-zone-teller.tsx";
import { NoticeAtHand } from "../parts/notice-later.tsx";
import { OfflineMark } from "../parts/offline/offline-mark.tsx";
import { PageKeeper } from "../parts/offline/page-keeper.tsx";
import { SessionKeeper } from "../parts/sign-in/session-keeper.tsx";
import { isTheme, THEME_COOKIE, type Theme } from "../parts/theme/theme.ts";
import { TitleCount } from "../parts/title/title-count.tsx";
import { Toasts } from "../parts/toast/toasts.tsx";
import { Words } from "../parts/words/words.tsx";
import { archivo, besley } from "./fonts.ts";
import "@pithead/drawings/tokens.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/lintel.css";
import "../styles/controls.css";
import "../styles/chips.css";
import "../styles/overlays.css";
import "../styles/offline.css";
import "../styles/scenery.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("frame");
  return {
    title: { default: t("brand"), template: `%s · ${t("brand")}` },
    description: t("description"),
    appleWebApp: { title: t("brand"), capable: true, statusBarStyle: "black" },
  };
}

export const viewport: Viewport = { themeColor: "#2b2724", colorScheme: "light dark" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, first, { theme, isZoneKept }] = [await getLocale(), await known(), await kept()];
  return (
    <html
      lang={locale}
      data-scroll-behavior="smooth"
      data-account={first && (first.session.me?.id ?? "")}
      data-theme={theme}
      data-zone-kept={isZoneKept ? "" : undefined}
      className={`${archivo.variable} ${besley.variable}`}
    >
      <body>
        <Words of={[]}>
          <ApiProvider session={first?.session} games={first?.games} at={Date.now() + serviceAhead()}>
            <Toasts>{children}</Toasts>
            <SessionKeeper />
            <TitleCount />
            <LanguageTeller />
            <OfflineMark />
          </ApiProvider>
          <TimeZoneTeller />
          <PageKeeper />
          <NoticeAtHand />
        </Words>
      </body>
    </html>
  );
}

/** What was chosen in this browser. */
async function kept(): Promise<{ theme: Theme | undefined; isZoneKept: boolean }> {
  const jar = await cookies();
  const theme = jar.get(THEME_COOKIE)?.value;
  const zone = await browsersTimeZone();
  return { theme: isTheme(theme) ? theme : undefined, isZoneKept: zone !== undefined && jar.get(ZONE_KEPT_COOKIE)?.value === zone };
}

/** What every page wants to know. Undefined when the API cannot be reached: the browser asks again. */
async function known(): Promise<{ session: SessionState; games: MyGames | undefined } | undefined> {
  try {
    return { session: await askedSession(), games: await askedGames() };
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
