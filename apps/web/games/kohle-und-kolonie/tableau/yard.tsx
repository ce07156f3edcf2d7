// What a player has beside the cards: supply, engineers, settlements, markers, local workers, coins.
import { componentsOf, KEPT_MARKERS, type PlayerPosition, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { Engineer, Glyph, LocalWorker, Penny, Settlement, SteamEngine } from "../../../parts/pieces/colony-tags.tsx";
import { Worker } from "../../../parts/pieces/crew.tsx";
import type { LookAt } from "../board/look.ts";
import { Spot } from "../board/spot.tsx";
import { useNames } from "../board/words.ts";

interface YardProps {
  player: PlayerPosition;
  seat: number;
  position: Position;
  title: string;
  look: LookAt;
}

export function Yard({ player, seat, position, title, look }: YardProps) {
  const t = useTranslations("kohle-und-kolonie");
  const nameOf = useNames(position);
  const { edition } = componentsOf(position);
  const settlements = edition.start.settlements - player.settlements.length;
  return (
    <article className="above above--stock">
      <h3>{title}</h3>
      <ul className="stock">
        <li title={t("yard.supply", { count: player.supply })}>
          <Spot target="place:supply" look={look} className="stock__spot" label={t("yard.supply", { count: player.supply })}>
            <Worker seat={seat} />
            <b>{player.supply}</b>
          </Spot>
        </li>
        <li title={t("yard.engineers", { count: player.engineersLeft })}>
          <Engineer seat={seat} />
          <b>{player.engineersLeft}</b>
        </li>
        <li title={t("yard.settlements", { count: settlements })}>
          <Settlement seat={seat} />
          <b>{settlements}</b>
        </li>
        <li title={t("yard.coins", { count: player.coins })}>
          <Penny />
          <b>{player.coins}</b>
        </li>
        <li title={t("yard.workers", { count: player.workers })}>
          <LocalWorker className="worker" />
          <b>{player.workers}</b>
        </li>
        <li title={t("yard.extraActions", { count: player.extraActions })}>
          <Glyph id="extra" />
          <b>{player.extraActions}</b>
        </li>
        {KEPT_MARKERS.map((marker) =>
          player.markers[marker] > 0 ? (
            <li key={marker} title={nameOf({ piece: "railway", marker })}>
              <Glyph id={`rm-${marker}`} label={nameOf({ piece: "railway", marker })} />
              <b>{player.markers[marker]}</b>
            </li>
          ) : null,
        )}
        {player.bonus !== null && (
          <li title={nameOf({ piece: "bonus", marker: player.bonus })}>
            <Glyph id={`bm-${player.bonus}`} label={nameOf({ piece: "bonus", marker: player.bonus })} />
          </li>
        )}
        {player.enginesBeside > 0 && (
          <li title={t("yard.enginesBeside", { count: player.enginesBeside })}>
            <SteamEngine className="stock__engine" />
            <b>{player.enginesBeside}</b>
          </li>
        )}
      </ul>
    </article>
  );
}
