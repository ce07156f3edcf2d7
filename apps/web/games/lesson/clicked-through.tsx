// An example that one clicks through: a picture of a real position, a sentence, what the move cost and brought.
"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Icon } from "../../parts/icons/icon.tsx";
import type { Frame } from "./frame.ts";
import "../../styles/example.css";

export interface ExampleProps<Picture, Figure extends string> {
  /** What it is an example of. */
  caption: string;
  /** One sentence for each frame. */
  says: readonly string[];
  frames: readonly Frame<Picture, Figure>[];
}

interface ClickedThroughProps<Picture, Figure extends string> extends ExampleProps<Picture, Figure> {
  draw: (picture: Picture) => ReactNode;
  figureName: (figure: Figure) => string;
}

export function ClickedThrough<Picture, Figure extends string>(props: ClickedThroughProps<Picture, Figure>) {
  const { caption, says, frames, draw, figureName } = props;
  const t = useTranslations("lesson");
  const [at, setAt] = useState(0);
  const frame = frames[at];
  if (frame === undefined) return null;
  const last = frames.length - 1;
  return (
    <figure className="example" aria-label={caption}>
      <figcaption className="example__head">
        <b>{caption}</b>
        <small>{t("step", { step: at + 1, steps: frames.length })}</small>
      </figcaption>
      <div className="example__picture" inert aria-hidden="true">
        {draw(frame.picture)}
      </div>
      <div className="example__say" role="status">
        <p>{says[at]}</p>
        {frame.gains.length > 0 && (
          <ul className="example__gains">
            {frame.gains.map(({ of, by }) => (
              <li key={of} className={by < 0 ? "is-cost" : "is-gain"}>
                {t("gain", { sign: by < 0 ? "minus" : "plus", by: Math.abs(by), of: figureName(of) })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="example__do">
        <button type="button" className="btn" aria-disabled={at === 0 || undefined} onClick={() => setAt(Math.max(0, at - 1))}>
          <Icon name="left" small />
          {t("before")}
        </button>
        <button type="button" className="btn" aria-disabled={at === last || undefined} onClick={() => setAt(Math.min(last, at + 1))}>
          {t("go-on")}
          <Icon name="right" small />
        </button>
      </p>
    </figure>
  );
}
