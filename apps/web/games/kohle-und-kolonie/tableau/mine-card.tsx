// A mine card: small an adit, single a Malakow tower, large twin headframes. What it costs at the left, what it brings at the right.
import { fieldName, townOf } from "@pithead/drawings/kohle-und-kolonie";
import { Sprite, Use } from "@pithead/drawings/pieces";
import { type Components, type Mine, ROMAN } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { Penny, SteamEngine } from "../../../parts/pieces/colony-tags.tsx";
import { MineBonus } from "./mine-bonus.tsx";

interface MineCardProps {
  mine: Mine;
  components: Components;
  engine?: boolean;
}

export function MineCard({ mine, components, engine }: MineCardProps) {
  const t = useTranslations("kohle-und-kolonie");
  const isSmall = mine.kind === "small";
  return (
    <article className={`mcard mcard--${mine.kind} town-${townOf(components, mine.field)}`} aria-label={mine.name}>
      <svg className="mcard__art" viewBox="0 0 120 56" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <rect width="120" height="56" fill="var(--town)" />
        <Use id={`art-${mine.kind}`} x={0} y={0} width={120} height={56} />
      </svg>
      {mine.kind !== "large" && <b className="mcard__n">{mine.id}</b>}
      {mine.vp > 0 && (
        <span className="mcard__vp" title={t("mine.vp", { vp: mine.vp })}>
          <Sprite id="vp" />
          <b>{mine.vp}</b>
        </span>
      )}
      <div className="mcard__name">
        <b>{mine.name}</b>
        <small>
          {t("mine.kind", { kind: mine.kind, field: isSmall ? fieldName(components, mine.field) : "", round: ROMAN[mine.round] ?? "" })}
        </small>
      </div>
      <div className="mcard__foot">
        {mine.kind !== "large" && (
          <span title={t("mine.cost", { coins: mine.cost })}>
            <Penny>{mine.cost}</Penny>
          </span>
        )}
        <span className="mcard__income" title={t("mine.income", { coins: mine.income })}>
          <Penny>{t("plus", { count: mine.income })}</Penny>
        </span>
        <MineBonus mine={mine} />
      </div>
      {engine && <SteamEngine className="mcard__engine" label={t("mine.engine")} />}
    </article>
  );
}
