// What a miners action allows: workforce has no spaces, but figures.
import { EngineerHat } from "@pithead/drawings/kohle-und-kolonie";
import type { Side } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Helmet } from "../../../parts/pieces/crew.tsx";

export function Workforce({ side }: { side: Side }) {
  const t = useTranslations("kohle-und-kolonie");
  const { place, move, moveEngineer } = side;
  return (
    <p className="doing">
      <span data-tip={t("above.place", { count: place })}>
        <span className="sr">{t("above.place", { count: place })}</span>
        <span aria-hidden="true">{place}</span>
        <Icon name="plus" />
        <Helmet />
      </span>
      <span data-tip={t("above.move", { count: move })}>
        <span className="sr">{t("above.move", { count: move })}</span>
        <span aria-hidden="true">{move}</span>
        <Icon name="right" />
        <Helmet />
      </span>
      {moveEngineer > 0 && (
        <span data-tip={t("above.moveEngineer", { count: moveEngineer })}>
          <span className="sr">{t("above.moveEngineer", { count: moveEngineer })}</span>
          <span aria-hidden="true">{moveEngineer}</span>
          <Icon name="right" />
          <EngineerHat />
        </span>
      )}
    </p>
  );
}
