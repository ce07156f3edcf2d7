// The first page, for who has never been here; who is signed in goes home.
import { Sprites } from "@pithead/drawings/pieces";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { askedSession, serverApi } from "../api/server.ts";
import { Icon } from "../parts/icons/icon.tsx";
import type { IconName } from "../parts/icons/icons.ts";
import { Hero } from "../parts/landing/hero.tsx";
import { LastFinished } from "../parts/landing/last-finished.tsx";
import { PlayAtOnce } from "../parts/landing/play-at-once.tsx";
import { LearnLinks } from "../parts/learn/learn-links.tsx";
import { PageFrame } from "../parts/lintel/page-frame.tsx";
import { Yard } from "../parts/scenery/yard.tsx";
import { GuestButton } from "../parts/sign-in/guest-button.tsx";
import { Words } from "../parts/words/words.tsx";
import "../styles/pieces.css";
import "../styles/pit.css";
import "../styles/tables.css";
import "../styles/home.css";
import "../styles/landing.css";

const POINTS: readonly { id: "mail" | "lost" | "chance"; icon: IconName }[] = [
  { id: "mail", icon: "mail" },
  { id: "lost", icon: "log" },
  { id: "chance", icon: "shield" },
];

const FINISHED_SHOWN = 3;

export default async function Landing() {
  const t = await getTranslations("landing");
  const { me } = await askedSession();
  if (me) redirect("/home");
  const { tables } = await serverApi.tables({ status: "finished", limit: FINISHED_SHOWN });
  return (
    <Words of={["landing", "sign-in", "coal-baron"]}>
      <PageFrame>
        <Sprites />
        <Yard />
        <main className="landing" id="main">
          <section className="hero as-one" aria-labelledby="what">
            <div className="hero__say">
              <h1 className="speak" id="what">
                {t("title")}
              </h1>
              <p>{t("say")}</p>
              <PlayAtOnce />
              <LearnLinks />
              <div className="row">
                <GuestButton className="btn hero__go" to="/home">
                  {t("guest")}
                </GuestButton>
                <Link className="btn hero__go" href="/sign-in">
                  {t("sign-in")}
                </Link>
              </div>
              <p className="quiet">{t("guest-say")}</p>
            </div>
            <Hero />
          </section>
          <ul className="points">
            {POINTS.map(({ id, icon }) => (
              <li className="sheet" key={id}>
                <Icon name={icon} />
                <h2 className="speak">{t(`point.${id}.title`)}</h2>
                <p>{t(`point.${id}.say`)}</p>
              </li>
            ))}
          </ul>
          <LastFinished tables={tables} />
        </main>
      </PageFrame>
    </Words>
  );
}
