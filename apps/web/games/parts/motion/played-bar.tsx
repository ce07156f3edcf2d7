// Leads the playing of what others did: the next move where nothing moves by itself, and straight to the newest position.
"use client";

import { useTranslations } from "next-intl";
import { Icon } from "../../../parts/icons/icon.tsx";
import { useAtLesson } from "../at-lesson.ts";
import type { Player } from "./use-carried.ts";

export function PlayedBar({ player: { state, skip, next } }: { player: Player }) {
  const t = useTranslations("table");
  const lesson = useAtLesson();
  if (state === "off") return null;
  return (
    <section className={`playedbar ${lesson ? "playedbar--lesson" : ""}`} aria-label={t("played.title")} data-player="">
      <p>{t("played.title")}</p>
      {state === "steps" && (
        <button type="button" className="btn" onClick={next}>
          <Icon name="play" small />
          {t("played.next")}
        </button>
      )}
      <button type="button" className="btn" aria-keyshortcuts="Space" onClick={skip}>
        {t("played.skip")}
      </button>
    </section>
  );
}
