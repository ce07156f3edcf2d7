// Finished games: each opens at its end, every position of it has a link.
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { serverApi } from "../../api/server.ts";
import { FinishedGames } from "../../parts/finished/finished-games.tsx";
import { PageFrame } from "../../parts/lintel/page-frame.tsx";
import { Words } from "../../parts/words/words.tsx";
import "../../styles/tables.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("past");
  return { title: t("title") };
}

export default async function History() {
  const t = await getTranslations("past");
  const first = await serverApi.tables({ status: "finished" });
  return (
    <Words of={["past"]}>
      <PageFrame current="history">
        <main className="page page--list" id="main">
          <h1>{t("title")}</h1>
          <p>{t("say")}</p>
          <FinishedGames first={first} />
        </main>
      </PageFrame>
    </Words>
  );
}
