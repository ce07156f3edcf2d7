// Games while they are on their way.
import { getTranslations } from "next-intl/server";
import { PageFrame } from "../../parts/lintel/page-frame.tsx";

export default async function HistoryLoading() {
  const t = await getTranslations("past");
  return (
    <PageFrame current="history">
      <main className="page page--list" id="main" aria-busy="true">
        <h1>{t("title")}</h1>
        <p>{t("say")}</p>
        <div className="sheet ghost ghost--ticket" />
      </main>
    </PageFrame>
  );
}
