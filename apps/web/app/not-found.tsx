// No such page.
import { getTranslations } from "next-intl/server";
import { NoticeLater } from "../parts/notice-later.tsx";

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
