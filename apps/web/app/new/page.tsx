// Opening a table.
import { Sprites } from "@pithead/drawings/pieces";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { askedSession, serverApi } from "../../api/server.ts";
import { PageFrame } from "../../parts/lintel/page-frame.tsx";
import { NewTableForm } from "../../parts/new-table/new-table-form.tsx";
import { Yard } from "../../parts/scenery/yard.tsx";
import { Words } from "../../parts/words/words.tsx";
import "../../styles/pieces.css";
import "../../styles/tables.css";
import "../../styles/new-table.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("new-table");
  return { title: t("title") };
}

export default async function NewTable() {
  const { me } = await askedSession();
  if (!me) redirect("/sign-in?callbackUrl=/new");
  const { names } = await serverApi.editions("kohle-und-kolonie");
  return (
    <Words of={["new-table"]}>
      <PageFrame bar="new">
        <Sprites />
        <Yard />
        <main className="page page--form" id="main">
          <NewTableForm editions={names} />
        </main>
      </PageFrame>
    </Words>
  );
}
