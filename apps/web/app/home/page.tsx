// Home of who is signed in.
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { serverApi } from "../../api/server.ts";
import { HomeView } from "../../parts/home/home-view.tsx";
import { PageFrame } from "../../parts/lintel/page-frame.tsx";
import { Sprites } from "../../parts/pieces/sprites.tsx";
import { Yard } from "../../parts/scenery/yard.tsx";
import "../../styles/pieces.css";
import "../../styles/coal.css";
import "../../styles/tables.css";
import "../../styles/home.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("home");
  return { title: t("title") };
}

export default async function Home() {
  const { me } = await serverApi.session();
  if (!me) redirect("/sign-in?callbackUrl=/home");
  const [games, tables] = await Promise.all([serverApi.myGames(), serverApi.tables({ status: "open" })]);
  return (
    <PageFrame current="home">
      <Sprites />
      <Yard />
      <HomeView games={games} tables={tables} />
    </PageFrame>
  );
}
