// The map in its box: on a phone it scrolls sideways, with the towns as quick jumps.
"use client";

import { componentsOf, type FieldId, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useDragScroll } from "../../parts/use-drag-scroll.ts";
import type { LookAt } from "../board/look.ts";
import { SHEET } from "./curves.ts";
import { ColonyMap } from "./map.tsx";

interface MapBoxProps {
  position: Position;
  names: readonly string[];
  look: LookAt;
  hotField: FieldId | undefined;
}

export function MapBox({ position, names, look, hotField }: MapBoxProps) {
  const t = useTranslations("kohle-und-kolonie");
  const scroll = useRef<HTMLDivElement>(null);
  const [town, setTown] = useState<string>();
  useDragScroll(scroll);
  const { edition, fields } = componentsOf(position);
  const inPlay = edition.fields.filter(({ id }) => fields.has(id));
  const towns = edition.towns.filter(({ id }) => inPlay.some((field) => field.town === id));
  const hotX = inPlay.find(({ id }) => id === hotField)?.label.x;

  useEffect(() => {
    if (hotX !== undefined) showAt(scroll.current, hotX);
  }, [hotX]);

  const jump = (id: string) => {
    setTown(id);
    const middles = inPlay.filter((field) => field.town === id).map(({ label }) => label.x);
    showAt(scroll.current, middles.reduce((sum, x) => sum + x, 0) / Math.max(1, middles.length));
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
        <ColonyMap position={position} names={names} look={look} hotField={hotField} />
      </div>
    </section>
  );
}

/** Scrolls sideways until the point stands in the middle, as far as the sheet goes. */
function showAt(box: HTMLElement | null, x: number): void {
  const sheet = box?.firstElementChild;
  if (!box || !sheet) return;
  const share = (x - SHEET.left) / (SHEET.right - SHEET.left);
  box.scrollTo({ left: share * sheet.clientWidth - box.clientWidth / 2, behavior: "instant" });
}
