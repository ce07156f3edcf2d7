// A railway to ride through a game: a tick for each move in its player's colour, a station at each end of a shift.
"use client";

import { range, seatClass, Use } from "@pithead/drawings/pieces";
import { useTranslations } from "next-intl";
import { Icon } from "../../parts/icons/icon.tsx";
import type { IconName } from "../../parts/icons/icons.ts";

export interface Station {
  seq: number;
  name: string;
}

interface ReplayBarProps {
  at: number;
  all: number;
  where: string;
  /** Who made each move; index 0 is move 1. */
  movers: readonly (number | null)[];
  stations: readonly Station[];
  /** The position that the one shown is compared with. */
  compare: number | undefined;
  isPlaying: boolean;
  onGo: (seq: number) => void;
  onPlay: () => void;
  onLink: () => void;
}

export function ReplayBar(props: ReplayBarProps) {
  const { at, all, where, isPlaying, onGo, onPlay, onLink } = props;
  const t = useTranslations("history");
  return (
    <section className="replay" aria-label={t("replay")}>
      <div className="replay__where" aria-live="polite">
        <b className="speak">{where}</b>
        <span>{t("of", { all })}</span>
      </div>
      <div className="replay__keys">
        <KeyButton icon="first" label={t("start")} isEnd onPress={at > 0 ? () => onGo(0) : undefined} />
        <KeyButton icon="left" label={t("back")} onPress={at > 0 ? () => onGo(at - 1) : undefined} />
        <button type="button" className="btn btn--square btn--ink" aria-label={t(isPlaying ? "pause" : "play")} onClick={onPlay}>
          <Icon name={isPlaying ? "pause" : "play"} />
        </button>
        <KeyButton icon="right" label={t("on")} onPress={at < all ? () => onGo(at + 1) : undefined} />
        <KeyButton icon="last" label={t("end")} isEnd onPress={at < all ? () => onGo(all) : undefined} />
      </div>
      <div className="replay__track">
        <Track {...props} />
        <input
          type="range"
          min={0}
          max={all}
          value={at}
          aria-label={t("move")}
          aria-valuetext={where}
          onChange={(event) => onGo(Number(event.target.value))}
        />
      </div>
      <button type="button" className="btn replay__link" aria-label={t("link")} onClick={onLink}>
        <Icon name="link" />
        <span>{t("link")}</span>
      </button>
    </section>
  );
}

function KeyButton({ icon, label, onPress, isEnd }: { icon: IconName; label: string; onPress: (() => void) | undefined; isEnd?: boolean }) {
  return (
    <button
      type="button"
      className={`btn btn--square ${isEnd ? "replay__ends" : ""}`}
      aria-label={label}
      disabled={!onPress}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

const WIDTH = 1000;
const EDGE = 14;
/** More ties than this would be one brown bar. */
const MOST_TIES = 120;

function Track({ at, all, movers, stations, compare }: ReplayBarProps) {
  const x = (seq: number) => EDGE + (seq / Math.max(1, all)) * (WIDTH - 2 * EDGE);
  const ties = range(MOST_TIES + 1).map((tie) => `M${Math.round(EDGE + (tie / MOST_TIES) * (WIDTH - 2 * EDGE))} 25v10`);
  const numbered = movers.map((seat, index) => ({ seat, seq: index + 1 }));
  const width = Math.max(1.5, Math.min(5, (0.6 * WIDTH) / Math.max(1, all)));
  return (
    <>
      <svg className="tr" viewBox={`0 0 ${WIDTH} 44`} preserveAspectRatio="none" aria-hidden="true">
        <path className="tr__ties" d={ties.join("")} />
        <path d={`M8 27H${WIDTH - 8}M8 33H${WIDTH - 8}`} className="tr__rail" />
        <path d={`M8 27H${x(at)}M8 33H${x(at)}`} className="tr__rail tr__rail--done" />
        {numbered.map(({ seat, seq }) => (
          <rect
            key={seq}
            className={`${seat === null ? "" : seatClass(seat)} tk ${seq <= at ? "" : "tk--later"}`}
            x={x(seq) - width / 2}
            y="14"
            width={width}
            height="8"
            rx="1"
          />
        ))}
      </svg>
      {stations.map(({ seq, name }) => (
        <span key={seq} className="tr__stop" style={{ left: `${(x(seq) / WIDTH) * 100}%` }} aria-hidden="true">
          {name}
        </span>
      ))}
      {compare !== undefined && <span className="tr__flag" style={{ left: `${(x(compare) / WIDTH) * 100}%` }} aria-hidden="true" />}
      <span className="tr__cart" style={{ left: `${(x(at) / WIDTH) * 100}%` }} aria-hidden="true">
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <Use id="c-black" x={11} y={0} width={22} height={22} />
          <Use id="cart" x={0} y={14} width={44} height={30} />
        </svg>
      </span>
    </>
  );
}
