// What is being consolidated: the large mine, which of the round's fields it is, the ladder.
import { range } from "@pithead/drawings/pieces";
import { componentsOf, mineOf, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { Icon } from "../../../parts/icons/icon.tsx";
import { MineCard } from "../tableau/mine-card.tsx";
import { Ladder } from "./ladder.tsx";

interface AuctionBandProps {
  position: Position;
  names: readonly string[];
  bid?: { seat: number; total: number } | undefined;
  className?: string;
}

/** Nothing outside of consolidations. */
export function AuctionBand({ position, names, bid, className = "" }: AuctionBandProps) {
  const t = useTranslations("kohle-und-kolonie");
  const { consolidation, round, consolidated } = position;
  if (consolidation === null) return null;
  const components = componentsOf(position);
  const all = components.consolidations.get(round)?.length ?? 0;
  const large = mineOf(components, consolidation.field);
  const nth = consolidated.length;
  return (
    <section className={`drama ${className}`} data-tab="map" aria-label={t("auction.title", { name: large.name })}>
      <div className="drama__card">
        <MineCard mine={large} components={components} />
      </div>
      <div className="drama__say">
        <ol className="conso" aria-label={t("auction.nth", { nth, all })}>
          {range(all).map((index) => (
            <li key={index} className={index + 1 === nth ? "is-now" : ""} aria-hidden="true">
              {index + 1 < nth ? <Icon name="check" small /> : index + 1 === nth ? <Icon name="bolt" small /> : "?"}
            </li>
          ))}
          <li className="conso__say">{t("auction.nth", { nth, all })}</li>
        </ol>
        <h2>{large.name}</h2>
      </div>
      <Ladder position={position} consolidation={consolidation} names={names} bid={bid} />
    </section>
  );
}
