// A mine in words: what it costs, what it brings.
import type { Mine } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";

/** Says a mine card; `engine`: whether a steam engine stands on it. */
export function useMineSaid(): (mine: Mine, engine: boolean) => string {
  const t = useTranslations("kohle-und-kolonie");
  return (mine, engine) =>
    [
      mine.name,
      ...(mine.kind === "large" ? [] : [t("mine.cost", { coins: mine.cost })]),
      t("mine.income", { coins: mine.income }),
      ...(engine ? [t("mine.engine")] : []),
      ...(mine.bonus === "cart" ? [t("mine.cart")] : []),
      ...(mine.vp > 0 ? [t("mine.vp", { vp: mine.vp })] : []),
    ].join("; ");
}
