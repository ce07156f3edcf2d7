// A page that could not be shown: most often the API is not reachable for a moment.
"use client";

import { useTranslations } from "next-intl";
import { Notice } from "../parts/notice.tsx";

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations("problems");
  return (
    <Notice title={t("broken.title")} say={t("broken.say")}>
      <button className="btn btn--ink" type="button" onClick={reset}>
        {t("try-again")}
      </button>
    </Notice>
  );
}
