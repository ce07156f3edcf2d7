// What a mine brings besides coins: a cart, or a second local worker for its buyer.
import { Sprite } from "@pithead/drawings/pieces";
import type { Mine } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { LocalWorker } from "../../../parts/pieces/colony-tags.tsx";

export function MineBonus({ mine }: { mine: Mine }) {
  const t = useTranslations("kohle-und-kolonie");
  if (mine.bonus === "cart") return <Sprite id="cart" className="ib" label={t("mine.cart")} />;
  if (mine.bonus === "secondMiner") return <LocalWorker className="ib ib--w" label={t("mine.second")} />;
  return null;
}
