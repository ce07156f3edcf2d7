// What flipping a card costs and brings, in words.
import type { Components, FlipCard, Price } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";

export interface FlipWords {
  price(price: Price): string;
  /** VP, extra-action marker and what becomes dearer; "" when it brings nothing but the back. */
  gain(card: FlipCard): string;
  /** Both. */
  flip(card: FlipCard): string;
}

export function useFlipWords(components: Components): FlipWords {
  const t = useTranslations("kohle-und-kolonie");
  const price = ({ coins, workers }: Price) =>
    [workers > 0 ? t("flip.workers", { workers }) : "", coins > 0 ? t("flip.coins", { coins }) : ""]
      .filter((part) => part !== "")
      .join(", ");
  const gain = (card: FlipCard) => {
    const { vp, extraActions, raises } = components.aboveGround.flips[card];
    return [
      vp > 0 ? t("flip.vp", { vp }) : "",
      extraActions > 0 ? t("flip.extra", { count: extraActions }) : "",
      raises === null ? "" : t("flip.raises", { what: raises }),
    ]
      .filter((part) => part !== "")
      .join(", ");
  };
  const flip = (card: FlipCard) => {
    const { vp, prices } = components.aboveGround.flips[card];
    const costs = prices.map(price).join(t("flip.or"));
    return vp > 0 ? t("flip.both", { price: costs, vp }) : costs;
  };
  return { price, gain, flip };
}
