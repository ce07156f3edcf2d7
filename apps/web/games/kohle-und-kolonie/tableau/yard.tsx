// What a player has beside the cards: supply, engineers, settlements, markers, local workers, coins.
import { componentsOf, KEPT_MARKERS, type PlayerPosition, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { Engineer, Glyph, LocalWorker, Penny, Settlement, SteamEngine } from "../../../parts/pieces/colony-tags.tsx";
import { Worker } from "../../../parts/pieces/crew.tsx";
import { linesOf, Why } from "../../../parts/pieces/why.tsx";
import { capital } from "../../parts/capital.ts";
import { Spot } from "../board/spot.tsx";
import { useWhyWords } from "../board/why-words.ts";
import { useNames } from "../board/words.ts";

interface YardProps {
  player: PlayerPosition;
  seat: number;
  position: Position;
  title: string;
}

export function Yard({ player, seat, position, title }: YardProps) {
  const t = useTranslations("kohle-und-kolonie");
  const nameOf = useNames(position);
  const why = useWhyWords(position);
  const { edition } = componentsOf(position);
  const settlements = edition.start.settlements - player.settlements.length;
  return (
    <article className="above above--stock">
      <h3>{title}</h3>
      <ul className="stock">
        <li>
          <Spot target="place:supply" className="stock__spot" label={t("yard.supply", { count: player.supply })}>
            <Worker seat={seat} />
            <b>{player.supply}</b>
          </Spot>
        </li>
        <li>
          <Why say={whyOf(t("yard.engineers", { count: player.engineersLeft }), t("why.engineers"))}>
            <Engineer seat={seat} />
            <b>{player.engineersLeft}</b>
          </Why>
        </li>
        <li>
          <Why say={whyOf(t("yard.settlements", { count: settlements }), t("why.settlements"))}>
            <Settlement seat={seat} />
            <b>{settlements}</b>
          </Why>
        </li>
        <li>
          <Why say={whyOf(t("yard.coins", { count: player.coins }), why.coins(player))}>
            <Penny />
            <b>{player.coins}</b>
          </Why>
        </li>
        <li>
          <Why say={whyOf(t("yard.workers", { count: player.workers }), t("why.workers"))}>
            <LocalWorker className="worker" />
            <b>{player.workers}</b>
          </Why>
        </li>
        <li>
          <Why say={whyOf(t("yard.extraActions", { count: player.extraActions }), why.extraActions())}>
            <Glyph id="extra" />
            <b>{player.extraActions}</b>
          </Why>
        </li>
        {KEPT_MARKERS.map((marker) =>
          player.markers[marker] > 0 ? (
            <li key={marker}>
              <Why say={whyOf(nameOf({ piece: "railway", marker }), t("why.marker", { marker }))}>
                <Glyph id={`rm-${marker}`} label={nameOf({ piece: "railway", marker })} />
                <b>{player.markers[marker]}</b>
              </Why>
            </li>
          ) : null,
        )}
        {player.bonus !== null && (
          <li>
            <Why say={whyOf(nameOf({ piece: "bonus", marker: player.bonus }), t(`bonusEffect.${player.bonus}`))}>
              <Glyph id={`bm-${player.bonus}`} label={nameOf({ piece: "bonus", marker: player.bonus })} />
            </Why>
          </li>
        )}
        {player.enginesBeside > 0 && (
          <li>
            <Why say={whyOf(t("yard.enginesBeside", { count: player.enginesBeside }), why.engines(player))}>
              <SteamEngine className="stock__engine" />
              <b>{player.enginesBeside}</b>
            </Why>
          </li>
        )}
      </ul>
    </article>
  );
}

/** What it is, and what it is good for. */
function whyOf(name: string, say: string): string {
  return linesOf([`${capital(name)}.`, capital(say)]);
}
