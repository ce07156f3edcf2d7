// The one who tells the steps of a lesson: what to look at or to do and why, and how far one has come.
"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId } from "react";
import { Icon } from "../../parts/icons/icon.tsx";
import type { LessonInHand } from "./use-lesson.ts";
import "../../styles/lesson.css";

interface CoachProps {
  hand: LessonInHand;
  /** How many the lesson has. */
  steps: number;
  said: string;
  /** Selectors of what the step speaks of. */
  ring: readonly string[];
  /** Builds a move that the step wants, without sending it; absent while none is wanted. */
  onShow: (() => void) | undefined;
  /** Absent while a move leads on. */
  onNext: (() => void) | undefined;
  children: ReactNode;
}

export function Coach({ hand: { playing, back, beginAgain }, steps, said, ring, onShow, onNext, children }: CoachProps) {
  const t = useTranslations("lesson");
  const name = useId();
  const at = t("step", { step: playing.step + 1, steps });
  useInSight(ring);
  return (
    <section className="sheet coach" aria-labelledby={name}>
      <header className="coach__head">
        <h2 id={name}>{at}</h2>
        <progress max={steps} value={playing.step + 1} aria-labelledby={name} />
        <HeadButton icon="left" label={t("back")} onPress={back} />
        <HeadButton icon="restart" label={t("again")} onPress={beginAgain} />
      </header>
      <p className="coach__say" role="status">
        {said}
      </p>
      {children}
      {(onNext || onShow) && (
        <p className="coach__do">
          {onNext && (
            <button type="button" className="btn btn--go" onClick={onNext}>
              {t("go-on")}
              <Icon name="right" />
            </button>
          )}
          {onShow && (
            <button type="button" className="btn btn--plain" onClick={onShow}>
              {t("hint")}
            </button>
          )}
        </p>
      )}
      {ring.length > 0 && <style>{ringed(ring)}</style>}
    </section>
  );
}

interface HeadButtonProps {
  icon: "left" | "restart";
  label: string;
  onPress: (() => void) | undefined;
}

function HeadButton({ icon, label, onPress }: HeadButtonProps) {
  return (
    <button
      type="button"
      className="btn btn--plain btn--square"
      aria-label={label}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Rings what the selectors find, whatever the board does meanwhile. */
function ringed(ring: readonly string[]): string {
  const found = `.stage :is(${ring.join(", ")}), .rail :is(${ring.join(", ")})`;
  const drawn = `svg :is(${ring.join(", ")})`;
  return `${found} { outline: 3px solid var(--info); outline-offset: 3px; border-radius: 6px; }
    ${drawn} { outline: none; filter: drop-shadow(0 0 2px var(--info)) drop-shadow(0 0 4px var(--info)); }`;
}

/** As many frames as a part of the table may take to show, and what stands over it to find its height. */
const FRAMES = 12;

/** Brings the first of them that shows into view, and keeps it there while the part of the table that it is in takes its shape. */
function useInSight(ring: readonly string[]): void {
  const wanted = ring.join(" | ");
  useEffect(() => {
    if (wanted === "") return;
    let frames = 0;
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);

    function look() {
      const found = wanted.split(" | ").flatMap((selector) => [...document.querySelectorAll(`.stage ${selector}, .rail ${selector}`)]);
      const shown = found.find((element) => element.getBoundingClientRect().height > 0);
      if (shown && !isInSight(shown.getBoundingClientRect())) shown.scrollIntoView({ block: "center", behavior: "instant" });
      if (frames++ < FRAMES) frame = requestAnimationFrame(look);
    }
  }, [wanted]);
}

/** Whether it lies between what sticks to the top of a page and what is docked at its bottom. */
function isInSight({ top, bottom }: DOMRect): boolean {
  return top > window.innerHeight * 0.25 && bottom < window.innerHeight * 0.75;
}
