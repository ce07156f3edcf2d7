// The foot of every main page.
import Link from "next/link";
import { useTranslations } from "next-intl";
import { LanguageSwitch } from "../language/language-switch.tsx";
import { GAMES } from "../tables/games-on-offer.ts";
import { RulesLink } from "../tables/rules-link.tsx";
import { ZoneNamed } from "./zone-named.tsx";

export function Footer() {
  const t = useTranslations("frame");
  return (
    <footer className="foot">
      <p>{t("foot.what")}</p>
      <nav aria-label={t("foot.links")}>
        {GAMES.map((game) => (
          <RulesLink key={game} game={game} named />
        ))}
        <Link href="/about">{t("foot.about")}</Link>
        <a href="/api/docs">{t("foot.api")}</a>
        <ZoneNamed />
      </nav>
      <LanguageSwitch />
    </footer>
  );
}
