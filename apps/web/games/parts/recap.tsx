// What happened since the viewer last looked: numbered lines; the same numbers sit on the board where it happened.
"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Icon } from "../../parts/icons/icon.tsx";
import { Fresh } from "../../parts/pieces/tags.tsx";

export interface RecapLine {
  id: string;
  /** The number that also sits on the board; absent for what happened to nobody's space. */
  n: number | undefined;
  words: ReactNode;
}

interface RecapProps {
  lines: readonly RecapLine[];
  /** Lines before these, which only the log tells. */
  more: number;
  /** Plays the moves again; absent while they are played. */
  onShow: (() => void) | undefined;
  /** Whether the viewer is asked: on a phone it is one line then, until it is unfolded. */
  isAsked: boolean;
  /** Whether all of it came while the viewer looked: it is one line as well, so that the board stays about where it is. */
  isLate: boolean;
  /** Whether it is played on the board, which it would hide on a phone: it is one line from then on. */
  isPlayed: boolean;
  onDone: () => void;
}

export function Recap({ lines, more, onShow, isAsked, isLate, isPlayed, onDone }: RecapProps) {
  const t = useTranslations("table");
  const [isUnfolded, setUnfolded] = useState(false);
  const [wasPlayed, setWasPlayed] = useState(isPlayed);
  const isFolded = (isAsked || isLate || wasPlayed) && !isUnfolded;
  const show =
    onShow &&
    (() => {
      setUnfolded(false);
      setWasPlayed(true);
      onShow();
    });
  return (
    <section className={`sheet recapbox ${isFolded ? "is-folded" : ""}`} aria-label={t("recap.title")}>
      {isFolded && (
        <button type="button" className="recap__unfold" aria-expanded={false} onClick={() => setUnfolded(true)}>
          <span>{t("recap.title")}</span>
          <Fresh inline>{lines.length + more}</Fresh>
          <Icon name="down" />
        </button>
      )}
      <div className="recap">
        <div className="recap__head">
          <h2>{t("recap.title")}</h2>
          <button type="button" className="btn btn--plain btn--square" aria-label={t("recap.away")} onClick={onDone}>
            <Icon name="close" />
          </button>
        </div>
        {more > 0 && <p className="quiet recap__more">{t("recap.more", { count: more })}</p>}
        <ol>
          {lines.map(({ id, n, words }) => (
            <li key={id}>
              {n === undefined ? <span /> : <Fresh inline>{n}</Fresh>}
              <span>{words}</span>
            </li>
          ))}
        </ol>
        <div className="recap__do">
          <button type="button" className="btn" aria-disabled={show ? undefined : true} onClick={show}>
            <Icon name="play" small />
            {t("recap.show")}
          </button>
          <button type="button" className="btn" onClick={onDone}>
            {t("recap.done")}
          </button>
        </div>
      </div>
    </section>
  );
}
