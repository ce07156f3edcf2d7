// Bonus markers and turn order: who chose which marker, what lies on the spaces.
import { type BonusMarker, bonusCard, componentsOf, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { Glyph } from "../../../parts/pieces/colony-tags.tsx";
import { SeatMark } from "../../../parts/pieces/seat-mark.tsx";
import { linesOf, Why } from "../../../parts/pieces/why.tsx";
import { Spot } from "./spot.tsx";
import { useNames } from "./words.ts";

interface BonusRowProps {
  position: Position;
  names: readonly string[];
}

export function BonusRow({ position, names }: BonusRowProps) {
  const t = useTranslations("kohle-und-kolonie");
  const words = useBonusWords(position);
  const spaceOf = (seat: number) => (position.players[seat]?.bonusSpace ?? 0) + 1;
  const isChoosing = position.phase === "bonus";
  const chosenAt = (space: number) =>
    isChoosing ? position.players.findIndex((each) => each.bonus !== null && each.bonusSpace === space) : -1;
  return (
    <div className="edge__b">
      <h2>{t("edge.bonus")}</h2>
      {!isChoosing && (
        <ol className="turnorder" aria-label={t("edge.turnOrder")}>
          {position.turnOrder.map((seat) => {
            const marker = position.players[seat]?.bonus ?? null;
            const held = words.held(names[seat] ?? "", marker);
            return (
              <li key={seat}>
                <Why say={linesOf([`${held}.`, t("why.turnOrder", { space: spaceOf(seat) })])}>
                  <span className="sr">{held}</span>
                  <SeatMark seat={seat} />
                  {marker === null ? <span className="turnorder__used" /> : <Glyph id={`bm-${marker}`} />}
                </Why>
              </li>
            );
          })}
        </ol>
      )}
      <ol className="orderrow" aria-label={t("edge.row")}>
        {position.bonusRow.map((marker, space) => {
          const seat = chosenAt(space);
          const key = `${space}`;
          if (marker !== null) {
            return (
              <li key={key}>
                <Spot target={`bonus:${marker}`} className="orderrow__spot" label={words.marker(marker)}>
                  <Glyph id={`bm-${marker}`} />
                </Spot>
              </li>
            );
          }
          const held = position.players[seat]?.bonus ?? null;
          return (
            <li key={key} className="is-free">
              {held !== null && seat >= 0 ? (
                <Why say={linesOf([`${words.held(names[seat] ?? "", held)}.`, t("why.turnOrder", { space: space + 1 })])}>
                  <Glyph id={`bm-${held}`} label={words.held(names[seat] ?? "", held)} />
                  <SeatMark seat={seat} />
                </Why>
              ) : (
                <span className="orderrow__hole">{space + 1}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

export interface BonusWords {
  /** Name, what it does, what using it costs. */
  marker(marker: BonusMarker): string;
  held(name: string, marker: BonusMarker | null): string;
}

function useBonusWords(position: Pick<Position, "options" | "players">): BonusWords {
  const t = useTranslations("kohle-und-kolonie");
  const nameOf = useNames(position);
  const components = componentsOf(position);
  return {
    marker: (marker) =>
      t("bonusLong", {
        name: nameOf({ piece: "bonus", marker }),
        effect: t(`bonusEffect.${marker}`),
        coins: bonusCard(components, marker).cost,
      }),
    held: (name, marker) =>
      marker === null ? t("bonusUsed", { name }) : t("bonusHeld", { name, marker: nameOf({ piece: "bonus", marker }) }),
  };
}
