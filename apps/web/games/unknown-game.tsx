// Where a game would be that this page has never heard of.
"use client";

import { useTranslations } from "next-intl";

export function UnknownGame() {
  const t = useTranslations("table");
  return <p className="empty">{t("unknownGame")}</p>;
}
