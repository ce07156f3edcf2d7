// The ledger: every notice of the viewer's, and what became of it.
import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { askedSession, serverApi } from "../../api/server.ts";
import { PageFrame } from "../../parts/lintel/page-frame.tsx";
import { LedgerList } from "../../parts/notices/ledger-list.tsx";
import { Words } from "../../parts/words/words.tsx";
import "../../styles/tables.css";
import "../../styles/notices.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("notices");
  return { title: t("title") };
}

export default async function Notices() {
  const t = await getTranslations("notices");
  const { me } = await askedSession();
  if (!me) redirect("/sign-in?callbackUrl=/notices");
  const first = await serverApi.ledger();
  return (
    <Words of={["notices"]}>
      <PageFrame>
        <main className="page page--ledger" id="main">
          <h1>{t("title")}</h1>
          <p>
            {t("say")} <Link href="/account/notices">{t("settings")}</Link>
          </p>
          <LedgerList first={first} />
        </main>
      </PageFrame>
    </Words>
  );
}
