// No such page.
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Notice } from "../parts/notice.tsx";

export default async function NotFound() {
  const t = await getTranslations("problems");
  return (
    <Notice title={t("not-found.title")} say={t("not-found.say")}>
      <Link className="btn btn--ink" href="/">
        {t("to-start")}
      </Link>
    </Notice>
  );
}
