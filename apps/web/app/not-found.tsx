// No such page.
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NoticeLater } from "../parts/notice-later.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("problems");
  return { title: t("not-found.title") };
}

export default async function NotFound() {
  const t = await getTranslations("problems");
  return (
    <NoticeLater title={t("not-found.title")} say={t("not-found.say")}>
      <a className="btn btn--ink" href="/">
        {t("to-start")}
      </a>
    </NoticeLater>
  );
}
