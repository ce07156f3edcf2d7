// The map in its box: on a phone it scrolls sideways, with the towns as quick jumps.
"use client";

import { SHEET } from "@pithead/drawings/kohle-und-kolonie";
import { componentsOf, type Edition, type FieldId, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { memo, type RefObject, use, useEffect, useRef, useState } from "react";
import { useDragScroll } from "../../parts/use-drag-scroll.ts";
import { BoardLook } from "../board/board-look.ts";
import type { LookAt } from "../board/look.ts";
import { ColonyMap } from "./map.tsx";

interface MapBoxProps {
  position: Position;
  names: readonly string[];
  /** The seat that they call "You"; null where none is. */
  reader: number | null;
  hotField: FieldId | undefined;
}

export const MapBox = memo(function MapBox({ position, names, reader, hotField }: MapBoxProps) {
  const t = useTranslations("kohle-und-kolonie");
  const look = use(BoardLook);
  const scroll = useRef<HTMLDivElement>(null);
  const [town, setTown] = useState<string>();
  useDragScroll(scroll);
  const { edition, fields } = componentsOf(position);
  const inPlay = edition.fields.filter(({ id }) => fields.has(id));
  const towns = edition.towns.filter(({ id }) => inPlay.some((field) => field.town === id));
  const middleOf = (id: string) => {
    const middles = inPlay.filter((field) => field.town === id).map(({ label }) => label.x);
    return middles.reduce((sum, x) => sum + x, 0) / Math.max(1, middles.length);
  };
  const hotX = inPlay.find(({ id }) => id === hotField)?.label.x;
  const shownX = hotX ?? litX(edition, look) ?? middleOf(towns[0]?.id ?? "");
  useShownAt(scroll, shownX);

  const jump = (id: string) => {
    setTown(id);
    showAt(scroll.current, middleOf(id));
  };
  return (
    <section className="mapbox" id="map" tabIndex={-1} data-tab="map" aria-label={t("map.title")}>
      <nav className="mapbox__jump" aria-label={t("map.towns")}>
        {towns.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={town === id} onClick={() => jump(id)}>
            {name}
          </button>
        ))}
      </nav>
      <div className="mapbox__scroll" ref={scroll}>
        <ColonyMap position={position} names={names} reader={reader} hotField={hotField} />
      </div>
    </section>
  );
});

/** Where the middle one of the lit spots stands; undefined where none is lit. */
function litX({ fields, villages, stations }: Edition, look: LookAt): number | undefined {
  const lit = [
    ...villages.filter(({ id }) => look(`place:village:${id}`).press).map(({ x }) => x),
    ...stations.filter(({ id }) => look(`place:station:${id}`).press).map(({ x }) => x),
    ...fields.filter(({ id }) => look(`field:${id}`).press).map(({ label }) => label.x),
  ].toSorted((one, other) => one - other);
  return lit[Math.floor(lit.length / 2)];
}

/** Shows the point once the box is visible, and again when the point changes. */
function useShownAt(scroll: RefObject<HTMLDivElement | null>, x: number): void {
  useEffect(() => {
    const box = scroll.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === 0) return;
      observer.disconnect();
      showAt(box, x);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroll, x]);
}

/** Scrolls sideways until the point stands in the middle, as far as the sheet goes. */
function showAt(box: HTMLElement | null, x: number): void {
  const sheet = box?.firstElementChild;
  if (!box || !sheet) return;
  const share = (x - SHEET.left) / (SHEET.right - SHEET.left);
  box.scrollTo({ left: share * sheet.clientWidth - box.clientWidth / 2, behavior: "instant" });
}
