// Samples of whole parts of the boards: spaces, clock, pits, cards, map, player panels.
"use client";

import "../../games/kohle-und-kolonie/with-default-edition.ts";
import { SmallPit } from "@pithead/drawings/coal-baron";
import { samplePosition as sampleWorks } from "@pithead/drawings/samples/coal-baron";
import { samplePlayer as sampleBaron, samplePosition as sampleMap } from "@pithead/drawings/samples/kohle-und-kolonie";
import { SAMPLE_PIT } from "@pithead/drawings/samples/pit";
import { spaceCard } from "@pithead/game-coal-baron/client";
import { CARDS, componentsOf, mineOf, playerAt } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { ClockSheet } from "../../games/coal-baron/clock/clock-sheet.tsx";
import { Pit } from "../../games/coal-baron/pit/pit.tsx";
import { usePlayerRows as useCoalRows } from "../../games/coal-baron/player-rows.ts";
import { SpacePicture } from "../../games/coal-baron/works/space-picture.tsx";
import { type SpaceLook, WorkerSpace } from "../../games/coal-baron/works/worker-space.tsx";
import { Works } from "../../games/coal-baron/works/works.tsx";
import { useNames } from "../../games/kohle-und-kolonie/board/words.ts";
import { ColonyMap } from "../../games/kohle-und-kolonie/map/map.tsx";
import { AboveCard } from "../../games/kohle-und-kolonie/tableau/above-card.tsx";
import { MineCard } from "../../games/kohle-und-kolonie/tableau/mine-card.tsx";
import { Tableau } from "../../games/kohle-und-kolonie/tableau/tableau.tsx";
import { capital } from "../../games/parts/capital.ts";
import { PlayersTable } from "../../games/parts/player-rows.tsx";
import { Sample } from "./sample.tsx";

const LOOKS: readonly SpaceLook["state"][] = ["legal", "off", "rest", "chosen", "plain", "changed"];
const NAMES = ["Ada", "Bo", "Cleo", "Dee"];
const works = sampleWorks({ ...SAMPLE_PIT, outstanding: [] });
const map = sampleMap({
  slots: { ...sampleBaron().slots, T1: { mine: 3, engine: true } },
  settlements: ["linden"],
  miners: { "village:linden": 1 },
});

export function SpaceSamples() {
  const t = useTranslations("samples");
  const space = spaceCard("factory-1");
  return LOOKS.map((state) => (
    <Sample key={state} label={t(`state.${state}`)} code="<WorkerSpace id look price crews ghost>">
      <div className="sample__space hall--factory">
        <WorkerSpace
          id={space.id}
          look={{ state, ...(state === "off" && { why: t("why") }) }}
          label={t(`state.${state}`)}
          price={state === "plain" ? 3 : 1}
          crews={state === "plain" ? [{ seat: 2, workers: 2 }] : []}
          ghost={state === "chosen" ? { seat: 0, workers: 1 } : undefined}
        >
          <SpacePicture space={space} position={works} marks={state === "off" ? 2 : undefined} />
        </WorkerSpace>
      </div>
    </Sample>
  ));
}

/** Both layouts of a pit, and a rival's. */
export function PitSamples() {
  const t = useTranslations("samples");
  return (
    <>
      <Sample label={t("pit")} code="<Pit pit width words dress>" wide>
        <Pit pit={SAMPLE_PIT} width={620} label={t("pit")} />
      </Sample>
      <Sample label={t("pit-tall")} code="<Pit pit width words dress>">
        <div className="sample__tall">
          <Pit pit={SAMPLE_PIT} width={358} label={t("pit-tall")} />
        </div>
      </Sample>
      <Sample label={t("pit-small")} code="<SmallPit pit>">
        <div className="sample__small">
          <SmallPit pit={SAMPLE_PIT} label={t("pit-small")} />
        </div>
      </Sample>
    </>
  );
}

export function ClockSample() {
  const t = useTranslations("samples");
  return (
    <Sample label={t("clock")} code="<ClockSheet position names>">
      <div className="sample__clock">
        <ClockSheet position={works} names={NAMES.slice(0, works.players.length)} />
      </div>
    </Sample>
  );
}

/** A mine of each kind, and each above-ground card. */
export function CardSamples() {
  const nameOf = useNames(map);
  const components = componentsOf(map);
  const mines = [mineOf(components, 3), mineOf(components, 41), mineOf(components, "general")];
  return (
    <>
      {mines.map((mine) => (
        <Sample key={mine.id} label={mine.name} code="<MineCard mine components engine>">
          <div className="sample__mine">
            <MineCard mine={mine} components={components} engine={mine.kind === "large"} />
          </div>
        </Sample>
      ))}
      {CARDS.map((card) => (
        <Sample key={card} label={capital(nameOf({ piece: "card", card }))} code="<AboveCard card player seat position>">
          <div className="sample__above">
            <AboveCard card={card} player={playerAt(map, 0)} seat={0} position={map} />
          </div>
        </Sample>
      ))}
    </>
  );
}

/** The halls with their spaces, and the canteen. */
export function WorksSample() {
  const t = useTranslations("samples");
  return (
    <Sample label={t("halls")} code="<Works position seat chosen names look>" wide>
      <div className="works">
        <Works position={works} seat={undefined} chosen={undefined} names={NAMES} look={() => ({ state: "plain" })} />
      </div>
    </Sample>
  );
}

export function TableauSample() {
  const t = useTranslations("samples");
  const id = useId();
  const said = useTranslations("kohle-und-kolonie");
  const words = { title: said("tableau.yours"), label: said("tableau.yourTableau"), yardTitle: said("yard.yours") };
  return (
    <Sample label={t("tableau")} code="<Tableau position player seat title label yardTitle id>" wide>
      <Tableau position={map} player={playerAt(map, 0)} seat={0} id={id} {...words} />
    </Sample>
  );
}

export function MapSample() {
  const t = useTranslations("samples");
  return (
    <Sample label={t("map")} code="<ColonyMap position names reader hotField>" wide>
      <ColonyMap position={map} names={NAMES} reader={null} hotField="gibraltar" />
    </Sample>
  );
}

export function PlayerSamples() {
  const t = useTranslations("samples");
  const rows = useCoalRows(works, NAMES, 0, works.turn);
  return (
    <Sample label={t("players")} code="<PlayersTable rows table title>">
      <PlayersTable rows={rows} table={{ players: [], pace: { kind: "none" }, atExpiry: "bot" }} title={t("works")} />
    </Sample>
  );
}
