// Home: what waits for whoever is signed in, and the open tables.
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { serverApi } from "../../api/server.ts";
import { HomeView } from "../../parts/home/home-view.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("home");
  return { title: t("title") };
}

export default async function Home() {
  const [games, tables] = await Promise.all([serverApi.myGames(), serverApi.tables({ status: "open" })]);
  return <HomeView games={games} tables={tables} />;
}
