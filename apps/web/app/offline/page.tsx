// Shown by the browser's own helper where there is no network and the page that was asked for has not been read before.
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageFrame } from "../../parts/lintel/page-frame.tsx";
import { KeptPages } from "../../parts/offline/kept-pages.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("frame");
  return { title: t("offline.title"), robots: { index: false } };
}

export default async function Offline() {
  const t = await getTranslations("frame");
  return (
    <PageFrame>
      <main className="page page--slim" id="main">
        <div className="sheet said">
          <h1 className="speak">{t("offline.title")}</h1>
          <KeptPages />
        </div>
      </main>
    </PageFrame>
  );
}
