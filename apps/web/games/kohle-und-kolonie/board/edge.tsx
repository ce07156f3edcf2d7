// The edge of the board: turn order and bonus markers, the syndicate, accidents, prices and the supply.
import { nextPurchases, purchasesARound } from "@pithead/drawings/kohle-und-kolonie";
import { range, Sprite } from "@pithead/drawings/pieces";
import { componentsOf, currentPrice, type Position, PRICED, ROMAN } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Glyph, LocalWorker, Penny, SteamEngine, SyndicateMark } from "../../../parts/pieces/colony-tags.tsx";
import { linesOf, Why } from "../../../parts/pieces/why.tsx";
import { BonusRow } from "./bonus-row.tsx";
import { useWhyWords } from "./why-words.ts";
import { useNames } from "./words.ts";

interface EdgeProps {
  position: Position;
  names: readonly string[];
}

export const Edge = memo(function Edge({ position, names }: EdgeProps) {
  const t = useTranslations("kohle-und-kolonie");
  const nameOf = useNames(position);
  const why = useWhyWords(position);
  const { minusPoints } = componentsOf(position).edition.accident;
  const lossSaid = (index: number) => t("why.loss", { round: ROMAN[index + 1] ?? "", vp: minusPoints[index] ?? 0 });
  return (
    <section className={`edge ${position.phase === "bonus" ? "edge--asked" : ""}`} data-tab="offers" aria-label={t("edge.title")}>
      <BonusRow position={position} names={names} />
      <SyndicateBox position={position} />
      <div className="edge__b">
        <h2>{t("edge.accidents")}</h2>
        <ol className="orderrow orderrow--acc">
          {position.accidents.map((accident, index) => (
            <li key={ROMAN[index + 1]} className={index + 1 === position.round ? "is-now" : ""}>
              <span className="edge__r">{ROMAN[index + 1]}</span>
              <Why say={linesOf([accident === null ? t("why.accident") : t(`accidentEffect.${accident}`), lossSaid(index)])}>
                <Glyph
                  id={`ac-${accident ?? "hidden"}`}
                  label={accident === null ? t("edge.accidentHidden") : nameOf({ piece: "accident", accident })}
                />
              </Why>
            </li>
          ))}
        </ol>
        {position.isMiningDamaged && <p className="edge__note">{t("edge.damaged")}</p>}
      </div>
      <div className="edge__b">
        <h2>{t("edge.prices")}</h2>
        <p className="synrow synrow--prices">
          {PRICED.map((what) => (
            <Why key={what} className={position.raised[what] ? "is-raised" : ""} say={why.price(what)}>
              <Glyph id={`bm-${what === "steamEngine" ? "steam-engine" : what}`} label={t(`priced.${what}`)} />
              <Penny>{currentPrice(position, what, "action")}</Penny>
            </Why>
          ))}
        </p>
      </div>
      <div className="edge__b" data-part="supply">
        <h2>{t("edge.supply")}</h2>
        <Why className="synrow" say={t("why.supply")}>
          <LocalWorker className="synrow__w" label={t("edge.workers")} />
          <b>{position.supply.workers}</b>
          <SteamEngine className="synrow__e" label={t("edge.engines")} />
          <b>{position.supply.engines}</b>
        </Why>
      </div>
    </section>
  );
});

function SyndicateBox({ position }: { position: Position }) {
  const t = useTranslations("kohle-und-kolonie");
  const nameOf = useNames(position);
  const why = useWhyWords(position);
  const { coins, hasExtraCoin, mines } = position.syndicate;
  const { startCoins } = componentsOf(position).edition.syndicate;
  const next = nextPurchases(position);
  return (
    <div className="edge__b" data-part="syndicate">
      <h2>{t("syndicateTitle")}</h2>
      <Why className="synrow" say={why.syndicate()}>
        <SyndicateMark size="l" />
        <span className="sr">{t("edge.syndicateCoins", { coins })}</span>
        {range(Math.max(startCoins, coins)).map((index) => (
          <Sprite key={index} id="penny" className={index < coins ? "" : "is-spent"} />
        ))}
        {hasExtraCoin && <Glyph id="ac-extra-coin" label={nameOf({ piece: "accident", accident: "extra-coin" })} />}
      </Why>
      <p className="edge__note">
        {t("edge.buys", { count: purchasesARound(position), next: next.join(", "), has: next.length })}{" "}
        {mines.length > 0 && t("edge.syndicateMines", { count: mines.length })}
      </p>
    </div>
  );
}
