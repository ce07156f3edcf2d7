// The map with the page's words: fields, villages and stations are targets.
import { CoalfieldMap, type MapDress } from "@pithead/drawings/kohle-und-kolonie";
import type { FieldId, Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { use } from "react";
import { DRAWING_WITH_BUTTONS, dressed } from "../../../parts/pieces/pressable.ts";
import { BoardLook } from "../board/board-look.ts";
import { lookClass, type Target } from "../board/look.ts";
import { useMapWords } from "../board/map-words.ts";

interface ColonyMapProps {
  position: Position;
  names: readonly string[];
  /** The seat that they call "You"; null where none is. */
  reader: number | null;
  /** The field that is consolidated, or that the mine in hand lies in. */
  hotField: FieldId | undefined;
}

export function ColonyMap({ position, names, reader, hotField }: ColonyMapProps) {
  const t = useTranslations("kohle-und-kolonie");
  const look = use(BoardLook);
  const words = useMapWords(position, names, reader);
  const dress = (target: Target, spot: string, part: string, said: string) => {
    const { label = said, press, why, isChosen, isChanged, fresh, isLoose } = look(target);
    const className = `${part} ${lookClass({ press, isChosen, isChanged })}`;
    return {
      ...dressed({ label, press, why, tip: said, pressed: isChosen, part: target, drag: isLoose ? target : undefined }, className, spot),
      news: fresh,
    };
  };
  const parts: MapDress = {
    field: (id) => dress(`field:${id}`, `field ${id}`, "plot", words.field(id)),
    village: (id) => dress(`place:village:${id}`, `village ${id}`, "vg", words.village(id)),
    station: (id) => dress(`place:station:${id}`, `station ${id}`, "st", words.station(id)),
  };
  const attributes = { role: DRAWING_WITH_BUTTONS, "aria-label": t("map.title") };
  return <CoalfieldMap position={position} hotField={hotField} dress={parts} attributes={attributes} />;
}
