// Somebody as the others see them: the name, how reliable they are and why, and their games.

import { WorkerSprites } from "@pithead/drawings/pieces";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTimeZone, getTranslations } from "next-intl/server";
import { found, serverApi } from "../../../api/server.ts";
import { PageFrame } from "../../../parts/lintel/page-frame.tsx";
import { GamesOf } from "../../../parts/players/games-of.tsx";
import { ReliabilitySaid } from "../../../parts/players/reliability-said.tsx";
import { SpriteSheet } from "../../../parts/sprite-sheet.tsx";
import { dateLanguage } from "../../../parts/time/date-language.ts";
import { Words } from "../../../parts/words/words.tsx";
import "../../../styles/tables.css";
import "../../../styles/profile.css";

type Props = PageProps<"/players/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = await found(serverApi.profile((await params).id));
  if (profile === undefined) notFound();
  return { title: profile.name, robots: { index: false } };
}

export default async function Player({ params }: Props) {
  const t = await getTranslations("profile");
  const [locale, timeZone] = await Promise.all([getLocale(), getTimeZone()]);
  const { id } = await params;
  const profile = await found(serverApi.profile(id));
  if (profile === undefined) notFound();
  const { bot, vacationUntil } = profile;
  const lists = await Promise.all((["running", "finished"] as const).map((status) => serverApi.tables({ status, user: id })));
  const [running, finished] = lists;
  const day = (at: string) => new Intl.DateTimeFormat(dateLanguage(locale), { dateStyle: "long", timeZone }).format(new Date(at));
  return (
    <Words of={["profile"]}>
      <PageFrame>
        <SpriteSheet>
          <WorkerSprites />
        </SpriteSheet>
        <main className="page page--list profile" id="main">
          <header className="page__head">
            <h1>{profile.name}</h1>
            <p className="quiet">{bot ? t("bot") : t("since", { at: day(profile.since) })}</p>
            {vacationUntil !== null && new Date(vacationUntil) > new Date() && <p>{t("vacation", { at: day(vacationUntil) })}</p>}
          </header>
          {!bot && <ReliabilitySaid reliability={profile.reliability} />}
          {running && <GamesOf user={id} status="running" first={running} />}
          {finished && <GamesOf user={id} status="finished" first={finished} />}
        </main>
      </PageFrame>
    </Words>
  );
}
