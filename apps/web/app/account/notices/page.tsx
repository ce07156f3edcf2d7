// How and when the viewer is told.
import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { askedSession, serverApi } from "../../../api/server.ts";
import { PageFrame } from "../../../parts/lintel/page-frame.tsx";
import { NoticeSettingsView } from "../../../parts/notices/notice-settings.tsx";
import { Words } from "../../../parts/words/words.tsx";
import "../../../styles/notices.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("notices");
  return { title: t("how.title") };
}

export default async function NoticeSettingsPage() {
  const t = await getTranslations("notices");
  const { me } = await askedSession();
  if (!me) redirect("/sign-in?callbackUrl=/account/notices");
  const first = await serverApi.noticeSettings();
  return (
    <Words of={["notices"]}>
      <PageFrame>
        <main className="page page--slim" id="main">
          <h1>{t("how.title")}</h1>
          <p>
            <Link href="/notices">{t("ledger")}</Link>
          </p>
          <NoticeSettingsView first={first} />
        </main>
      </PageFrame>
    </Words>
  );
}
