// Samples of whole parts of the boards: spaces, clock, pits, cards, map, player panels.
"use client";

import { SmallPit } from "@pithead/drawings/coal-baron";
import { samplePosition as sampleWorks } from "@pithead/drawings/samples/coal-baron";
import { samplePlayer as sampleBaron, samplePosition as sampleMap } from "@pithead/drawings/samples/kohle-und-kolonie";
import { SAMPLE_PIT } from "@pithead/drawings/samples/pit";
import { spaceCard } from "@pithead/game-coal-baron/client";
import { CARDS, componentsOf, mineOf, playerAt } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { ClockSheet } from "../../games/coal-baron/clock/clock-sheet.tsx";
import { Pit } from "../../games/coal-baron/pit/pit.tsx";
import { usePlayerRows as useCoalRows } from "../../games/coal-baron/player-rows.ts";
import { SpacePicture } from "../../games/coal-baron/works/space-picture.tsx";
import { type SpaceLook, WorkerSpace } from "../../games/coal-baron/works/worker-space.tsx";
import { stillBoard } from "../../games/kohle-und-kolonie/board/look.ts";
import { ColonyMap } from "../../games/kohle-und-kolonie/map/map.tsx";
import { AboveCard } from "../../games/kohle-und-kolonie/tableau/above-card.tsx";
import { MineCard } from "../../games/kohle-und-kolonie/tableau/mine-card.tsx";
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
    <Sample key={state} label={t(`state.${state}`)}>
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
      <Sample label={t("pit")} wide>
        <Pit pit={SAMPLE_PIT} width={620} label={t("pit")} />
      </Sample>
      <Sample label={t("pit-tall")}>
        <div className="sample__tall">
          <Pit pit={SAMPLE_PIT} width={358} label={t("pit-tall")} />
        </div>
      </Sample>
      <Sample label={t("pit-small")}>
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
    <Sample label={t("clock")}>
      <div className="sample__clock">
        <ClockSheet position={works} names={NAMES.slice(0, works.players.length)} />
      </div>
    </Sample>
  );
}

/** A mine of each kind, and each above-ground card. */
export function CardSamples() {
  const components = componentsOf(map);
  const mines = [mineOf(components, 3), mineOf(components, 41), mineOf(components, "general")];
  return (
    <>
      {mines.map((mine) => (
        <div key={mine.id} className="sample__mine">
          <MineCard mine={mine} components={components} engine={mine.kind === "large"} />
        </div>
      ))}
      {CARDS.map((card) => (
        <div key={card} className="sample__above">
          <AboveCard card={card} player={playerAt(map, 0)} seat={0} position={map} look={stillBoard} />
        </div>
      ))}
    </>
  );
}

export function MapSample() {
  const t = useTranslations("samples");
  return (
    <Sample label={t("map")} wide>
      <ColonyMap position={map} names={NAMES} look={stillBoard} hotField="gibraltar" />
    </Sample>
  );
}

export function PlayerSamples() {
  const t = useTranslations("samples");
  const rows = useCoalRows()(works, NAMES, 0);
  return (
    <Sample label={t("players")}>
      <PlayersTable rows={rows} table={{ players: [], pace: { kind: "none" } }} title={t("works")} />
    </Sample>
  );
}
