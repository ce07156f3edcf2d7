// An example of Coal Baron's rules page, drawn as the board is.
"use client";

import { clockStand } from "@pithead/drawings/coal-baron";
import type { PlayerPosition } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { ClickedThrough, type ExampleProps } from "../../lesson/clicked-through.tsx";
import { useExampleNames } from "../../lesson/use-example-names.ts";
import { Desk } from "../board/desk.tsx";
import { ElementDetail, useElementName } from "../clock/clock-sheet.tsx";
import { Pit } from "../pit/pit.tsx";
import { Works } from "../works/works.tsx";
import type { CoalFigure, CoalPicture } from "./examples.ts";

const PIT_WIDTH = 620;

export function CoalExample(props: ExampleProps<CoalPicture, CoalFigure>) {
  const t = useTranslations("lesson");
  return <ClickedThrough {...props} draw={(picture) => <Drawn picture={picture} />} figureName={(figure) => t(`figure.${figure}`)} />;
}

function Drawn({ picture }: { picture: CoalPicture }) {
  const names = useExampleNames();
  switch (picture.of) {
    case "hall":
      return (
        <div className={`works example__halls example__halls--${picture.hall}`}>
          <Works position={picture.position} seat={undefined} chosen={undefined} names={names} look={() => ({ state: "plain" })} />
        </div>
      );
    case "pit":
      return <OnePit player={picture.player} />;
    case "orders":
      return <OneDesk player={picture.player} />;
    case "pit-and-orders":
      return (
        <>
          <OnePit player={picture.player} />
          <OneDesk player={picture.player} />
        </>
      );
    case "element":
      return <OneElement picture={picture} />;
  }
}

function OnePit({ player }: { player: PlayerPosition }) {
  const t = useTranslations("coal-baron");
  return <Pit pit={player} width={PIT_WIDTH} label={t("pit.yours")} />;
}

function OneDesk({ player }: { player: PlayerPosition }) {
  const t = useTranslations("coal-baron");
  return (
    <div className="desk">
      <Desk player={player} title={t("desk.yours")} />
    </div>
  );
}

function OneElement({ picture: { element, position } }: { picture: Extract<CoalPicture, { of: "element" }> }) {
  const names = useExampleNames();
  const nameOf = useElementName();
  const stand = clockStand(position)[element - 1];
  return stand && <ElementDetail stand={stand} names={names} name={nameOf(stand)} />;
}
