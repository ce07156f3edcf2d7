// A page that could not be shown: most often the API is not reachable for a moment.
"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { startTransition } from "react";
import { NoticeLater } from "../parts/notice-later.tsx";

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations("problems");
  const router = useRouter();
  const again = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <NoticeLater title={t("broken.title")} say={t("broken.say")}>
      <button className="btn btn--ink" type="button" onClick={again}>
        {t("try-again")}
      </button>
    </NoticeLater>
  );
}
