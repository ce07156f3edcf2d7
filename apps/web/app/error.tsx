// A page that could not be shown: most often the API is not reachable for a moment.
"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { startTransition } from "react";

/** Loaded once it is needed: every page brings this file along. */
const Notice = dynamic(() => import("../parts/notice.tsx").then((part) => part.Notice));

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations("problems");
  const router = useRouter();
  const again = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <Notice title={t("broken.title")} say={t("broken.say")}>
      <button className="btn btn--ink" type="button" onClick={again}>
        {t("try-again")}
      </button>
    </Notice>
  );
}
