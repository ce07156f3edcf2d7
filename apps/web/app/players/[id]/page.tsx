// Somebody as the others see them: the name, and how reliable they are.
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getFormatter, getTranslations } from "next-intl/server";
import { found, serverApi } from "../../../api/server.ts";
import { PageFrame } from "../../../parts/lintel/page-frame.tsx";
import "../../../styles/profile.css";

type Props = PageProps<"/players/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = await found(serverApi.profile((await params).id));
  return { title: profile?.name ?? "", robots: { index: false } };
}

export default async function Player({ params }: Props) {
  const t = await getTranslations("profile");
  const format = await getFormatter();
  const profile = await found(serverApi.profile((await params).id));
  if (profile === undefined) notFound();
  const { reliability, vacationUntil } = profile;
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "long" });
  const figures = ["inTime", "timeouts", "finished", "left"] as const;
  return (
    <PageFrame>
      <main className="page page--slim profile" id="main">
        <h1>{profile.name}</h1>
        <p className="quiet">{profile.bot ? t("bot") : t("since", { at: day(profile.since) })}</p>
        {vacationUntil !== null && new Date(vacationUntil) > new Date() && <p>{t("vacation", { at: day(vacationUntil) })}</p>}
        {!profile.bot && (
          <section className="sheet card" aria-labelledby="reliability">
            <h2 className="speak" id="reliability">
              {t("reliability")}
            </h2>
            <p className="reliability__percent">
              {reliability.percent === null ? t("unknown") : t("percent", { percent: reliability.percent })}
            </p>
            <p className="quiet">{t("say")}</p>
            <dl className="reliability">
              {figures.map((figure) => (
                <div key={figure}>
                  <dt>{t(figure)}</dt>
                  <dd>{format.number(reliability[figure])}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </main>
    </PageFrame>
  );
}
