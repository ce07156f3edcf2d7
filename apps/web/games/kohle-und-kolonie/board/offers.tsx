// The cards on display: what the ledger of the mining office would say.
import { fieldName, nextPurchases, townOf } from "@pithead/drawings/kohle-und-kolonie";
import { Sprite } from "@pithead/drawings/pieces";
import { componentsOf, type MineCard, mineOf, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Penny } from "../../../parts/pieces/colony-tags.tsx";
import { MineBonus } from "../tableau/mine-bonus.tsx";
import { Spot } from "./spot.tsx";

/** More cards than this stand closer, so that the column is not longer than the map. */
const FEW = 12;

interface OffersProps {
  position: Position;
  /** Pointing at an offer lights its field on the map. */
  onPoint: (field: string | null) => void;
}

export const Offers = memo(function Offers({ position, onPoint }: OffersProps) {
  const t = useTranslations("kohle-und-kolonie");
  const next = nextPurchases(position);
  const components = componentsOf(position);
  return (
    <section className={`offers ${position.display.length > FEW ? "offers--many" : ""}`} data-tab="offers" aria-label={t("offers.title")}>
      <h2>
        {t("offers.title")}
        <small>{position.display.length}</small>
      </h2>
      {position.display.length === 0 && <p className="offers__none">{t("offers.none")}</p>}
      <ol onPointerLeave={() => onPoint(null)}>
        {position.display.map((number) => {
          const mine = mineOf(components, number);
          return (
            <li key={number} onPointerEnter={() => onPoint(mine.field)} onFocus={() => onPoint(mine.field)} onBlur={() => onPoint(null)}>
              <Offer position={position} number={number} isNext={next.includes(number)} />
            </li>
          );
        })}
      </ol>
    </section>
  );
});

interface OfferProps {
  position: Position;
  number: MineCard["id"];
  /** The syndicate buys it next. */
  isNext: boolean;
}

function Offer({ position, number, isNext }: OfferProps) {
  const t = useTranslations("kohle-und-kolonie");
  const components = componentsOf(position);
  const mine = mineOf(components, number);
  const field = fieldName(components, mine.field);
  const label = t("offers.offer", {
    number,
    name: mine.name,
    field,
    cost: mine.cost,
    income: mine.income,
    vp: mine.vp,
    bonus: mine.bonus ?? "none",
    next: isNext ? "yes" : "no",
  });
  return (
    <Spot target={`card:${number}`} className={`offer town-${townOf(components, mine.field)} ${isNext ? "is-next" : ""}`} label={label}>
      <b className="offer__n">
        {number}
        {isNext && <Sprite id="syndicate" className="offer__syn" />}
      </b>
      <span className="offer__name">
        <span>{mine.name}</span>
        {mine.name !== field && <small>{field}</small>}
      </span>
      <span className="offer__pay" aria-hidden="true">
        <Penny>{mine.cost}</Penny>
        <em>{t("plus", { count: mine.income })}</em>
        <MineBonus mine={mine} />
        {mine.vp > 0 && <em>{t("vpCount", { vp: mine.vp })}</em>}
      </span>
    </Spot>
  );
}
