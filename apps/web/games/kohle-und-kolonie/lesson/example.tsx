// An example of Kohle & Kolonie's rules page, drawn as the board is.
"use client";

import "../with-default-edition.ts";
import { playerAt } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { ClickedThrough, type ExampleProps } from "../../lesson/clicked-through.tsx";
import { useExampleNames } from "../../lesson/use-example-names.ts";
import { AuctionBand } from "../auction/auction-band.tsx";
import { BonusRow } from "../board/bonus-row.tsx";
import { Edge } from "../board/edge.tsx";
import { Tableau } from "../tableau/tableau.tsx";
import type { ColonyFigure, ColonyPicture } from "./examples.ts";

export function ColonyExample(props: ExampleProps<ColonyPicture, ColonyFigure>) {
  const t = useTranslations("lesson");
  return <ClickedThrough {...props} draw={(picture) => <Drawn picture={picture} />} figureName={(figure) => t(`figure.${figure}`)} />;
}

function Drawn({ picture }: { picture: ColonyPicture }) {
  const names = useExampleNames();
  const { position } = picture;
  switch (picture.of) {
    case "bonus":
      return (
        <div className="edge example__edge">
          <BonusRow position={position} names={names} />
        </div>
      );
    case "tableau":
      return <OneTableau picture={picture} />;
    case "accident":
      return (
        <div className="example__accident">
          <Edge position={position} names={names} />
        </div>
      );
    case "auction":
      return <AuctionBand position={position} names={names} />;
  }
}

function OneTableau({ picture: { position, seat } }: { picture: Extract<ColonyPicture, { of: "tableau" }> }) {
  const t = useTranslations("kohle-und-kolonie");
  const id = useId();
  const name = useExampleNames()[seat] ?? "";
  const isOwn = seat === 0;
  return (
    <Tableau
      id={id}
      position={position}
      player={playerAt(position, seat)}
      seat={seat}
      title={isOwn ? t("tableau.yours") : t("tableau.of", { name })}
      label={isOwn ? t("tableau.yourTableau") : t("tableau.tableauOf", { name })}
      yardTitle={isOwn ? t("yard.yours") : t("yard.of", { name })}
    />
  );
}
