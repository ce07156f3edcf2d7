// Games that are over, each of whose positions has a link, and games that are played now, to watch.
import type { Metadata } from "next";
import { getTimeZone, getTranslations } from "next-intl/server";
import { askedSession, serverApi } from "../../api/server.ts";
import { PageFrame } from "../../parts/lintel/page-frame.tsx";
import { FoundGames } from "../../parts/search/found-games.tsx";
import { searchOf, wantedBy } from "../../parts/search/search.ts";
import { Words } from "../../parts/words/words.tsx";
import "../../styles/tables.css";
import "../../styles/search.css";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("past");
  return { title: t("title") };
}

export default async function History({ searchParams }: Props) {
  const t = await getTranslations("past");
  const search = searchOf(await searchParams);
  const { me } = await askedSession();
  // Who is not signed in has no games of their own: the API would refuse to say.
  const wanted = wantedBy({ ...search, mine: search.mine && me !== null }, await getTimeZone());
  const list = await serverApi.tables(wanted);
  return (
    <Words of={["past"]}>
      <PageFrame current="history">
        <main className="page page--list" id="main">
          <h1>{t("title")}</h1>
          <p>{t("say")}</p>
          <FoundGames first={{ wanted, list }} />
        </main>
      </PageFrame>
    </Words>
  );
}
