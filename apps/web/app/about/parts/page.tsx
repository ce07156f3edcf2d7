// Every part of both boards by day and by night, with its name: where a new piece is tried first.
import { ColonySprites, Sprites } from "@pithead/drawings/pieces";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Tips } from "../../../games/parts/tips.tsx";
import { PageFrame } from "../../../parts/lintel/page-frame.tsx";
import {
  CardSamples,
  ClockSample,
  MapSample,
  PitSamples,
  PlayerSamples,
  SpaceSamples,
  TableauSample,
  WorksSample,
} from "../../../parts/samples/boards.tsx";
import { CoalSamples, MarkerSamples, OrderSamples, SeatSamples, ThingSamples, TileSamples } from "../../../parts/samples/pieces.tsx";
import { Section } from "../../../parts/samples/sample.tsx";
import { Words } from "../../../parts/words/words.tsx";
import "../../../styles/pieces.css";
import "../../../styles/players.css";
import "../../../styles/clock.css";
import "../../../styles/coal.css";
import "../../../styles/pit.css";
import "../../../styles/tray.css";
import "../../../styles/coal-narrow.css";
import "../../../styles/kk-map.css";
import "../../../styles/kk-board.css";
import "../../../styles/kk-others.css";
import "../../../styles/kk-tableau.css";
import "../../../styles/kk-above-ground.css";
import "../../../styles/kk-move.css";
import "../../../styles/kk-narrow.css";
import "../../../styles/samples.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("samples");
  return { title: t("title"), robots: { index: false } };
}

export default async function Parts() {
  const t = await getTranslations("samples");
  const sections: {
    id:
      | "seats"
      | "coal"
      | "tiles"
      | "orders"
      | "things"
      | "spaces"
      | "halls"
      | "clock"
      | "pits"
      | "markers"
      | "cards"
      | "tableau"
      | "map"
      | "players";
    say?: string;
    wide?: boolean;
    body: ReactNode;
  }[] = [
    { id: "seats", say: t("seats-say"), body: <SeatSamples /> },
    { id: "coal", say: t("coal-say"), body: <CoalSamples /> },
    { id: "tiles", body: <TileSamples /> },
    { id: "orders", body: <OrderSamples /> },
    { id: "things", body: <ThingSamples /> },
    { id: "spaces", say: t("spaces-say"), body: <SpaceSamples /> },
    { id: "halls", wide: true, body: <WorksSample /> },
    { id: "clock", body: <ClockSample /> },
    { id: "pits", body: <PitSamples /> },
    { id: "markers", say: t("markers-say"), body: <MarkerSamples /> },
    { id: "cards", body: <CardSamples /> },
    { id: "tableau", wide: true, body: <TableauSample /> },
    { id: "map", body: <MapSample /> },
    { id: "players", body: <PlayerSamples /> },
  ];
  return (
    <Words of={["samples", "table", "waiting-room", "coal-baron", "kohle-und-kolonie"]} games={["coal-baron", "kohle-und-kolonie"]}>
      <PageFrame>
        <Sprites />
        <ColonySprites />
        <Tips />
        <main className="page" id="main">
          <h1>{t("title")}</h1>
          <p className="samples__what">{t("what")}</p>
          <p className="samples__what">{t("code")}</p>
          <nav className="samples__nav" aria-label={t("contents")}>
            {sections.map(({ id }) => (
              <a key={id} href={`#${id}`}>
                {t(id)}
              </a>
            ))}
          </nav>
          {sections.map(({ id, say, wide = false, body }) => (
            <Section key={id} id={id} name={t(id)} wide={wide} {...(say !== undefined && { say })}>
              {body}
            </Section>
          ))}
        </main>
      </PageFrame>
    </Words>
  );
}
