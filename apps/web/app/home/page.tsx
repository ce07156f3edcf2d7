// Home: what waits for whoever is signed in, and the open tables.
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { askedGames, serverApi } from "../../api/server.ts";
import { Tips } from "../../games/parts/tips.tsx";
import { HomeView } from "../../parts/home/home-view.tsx";
import { Words } from "../../parts/words/words.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("home");
  return { title: t("title") };
}

export default async function Home() {
  const [games, tables] = await Promise.all([askedGames(), serverApi.tables({ status: "open" })]);
  if (!games) redirect("/sign-in?callbackUrl=/home");
  return (
    <Words of={["home", "lobby", "coal-baron"]} games={["coal-baron", "kohle-und-kolonie"]}>
      <Tips />
      <HomeView games={games} tables={tables} />
    </Words>
  );
}
