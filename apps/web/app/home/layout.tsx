// Home is for who is signed in; others are led to the door before anything of it is sent.
import { ColonySprites, Sprites } from "@pithead/drawings/pieces";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { askedSession } from "../../api/server.ts";
import { PageFrame } from "../../parts/lintel/page-frame.tsx";
import { Yard } from "../../parts/scenery/yard.tsx";
import "../../styles/pieces.css";
import "../../styles/pit.css";
import "../../styles/tables.css";
import "../../styles/home.css";

export default async function HomeLayout({ children }: { children: ReactNode }) {
  const { me } = await askedSession();
  if (!me) redirect("/sign-in?callbackUrl=/home");
  return (
    <PageFrame current="home">
      <Sprites />
      <ColonySprites />
      <Yard />
      {children}
    </PageFrame>
  );
}
