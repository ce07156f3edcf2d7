// A table of Kohle & Kolonie in words: display and edge as they are, then every field, village, station and tableau.
"use client";

import { componentsOf, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { linesSaid, ownFirst, WordsPart, WordsSheet } from "../../parts/in-words/words-sheet.tsx";
import type { LogRow } from "../../parts/log-list.tsx";
import { AuctionBand } from "../auction/auction-band.tsx";
import { Edge } from "../board/edge.tsx";
import { useMapWords } from "../board/map-words.ts";
import { Offers } from "../board/offers.tsx";
import { Phases } from "../board/phases.tsx";
import { useTableauSaid } from "./tableau-said.ts";

interface ColonyInWordsProps {
  position: Position;
  /** The viewer's; null for who only watches. */
  seat: number | null;
  names: readonly string[];
  rows: readonly LogRow[];
  tab: string;
}

const ignore = () => {};

export function ColonyInWords({ position, seat, names, rows, tab }: ColonyInWordsProps) {
  const t = useTranslations("kohle-und-kolonie");
  const map = useMapWords(position, names, seat);
  const tableauSaid = useTableauSaid(position);
  const { fields } = componentsOf(position);
  const seats = names.map((name, index) => ({
    index,
    title: index === seat ? t("tableau.yourTableau") : t("tableau.tableauOf", { name }),
  }));
  return (
    <div className="kkstage">
      <Phases position={position} />
      {position.consolidation && <AuctionBand position={position} names={names} bid={undefined} />}
      <Offers position={position} onPoint={ignore} />
      <WordsSheet rows={rows} tab={tab}>
        <WordsPart title={t("inWords.fields")}>{linesSaid([...fields.keys()].map((id) => `${map.field(id)}.`))}</WordsPart>
        <WordsPart title={t("inWords.villages")}>{linesSaid(Object.keys(position.villages).map((id) => `${map.village(id)}.`))}</WordsPart>
        <WordsPart title={t("inWords.stations")}>
          {linesSaid(Object.keys(position.railwayMarkers).map((id) => `${map.station(id)}.`))}
        </WordsPart>
        {ownFirst(seats, seat).map(({ index, title }) => (
          <WordsPart key={index} title={title}>
            {linesSaid(tableauSaid(index))}
          </WordsPart>
        ))}
      </WordsSheet>
      <Edge position={position} names={names} />
    </div>
  );
}
