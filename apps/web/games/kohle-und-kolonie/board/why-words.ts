// What the figures of Kohle & Kolonie are made of, in sentences.
import { purchasesARound } from "@pithead/drawings/kohle-und-kolonie";
import {
  type CardId,
  componentsOf,
  currentPrice,
  enginesByPlace,
  filledSpaces,
  incomeParts,
  type PlayerPosition,
  type Position,
  type Priced,
  piecesOn,
  ROMAN,
  stillUnsecured,
  stonesOf,
  upperSide,
} from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { linesOf } from "../../../parts/pieces/why.tsx";
import { useSpaceLabel } from "../tableau/card-space.tsx";

export interface WhyWords {
  income(player: PlayerPosition): string;
  engines(player: PlayerPosition): string;
  coins(player: PlayerPosition): string;
  unsecured(seat: number): string;
  price(what: Priced): string;
  /** What an above-ground card has and pays, space by space. */
  card(player: PlayerPosition, card: CardId): string;
  extraActions(): string;
  syndicate(): string;
}

export function useWhyWords(position: Position): WhyWords {
  const t = useTranslations("kohle-und-kolonie");
  const spaceLabel = useSpaceLabel();
  return useMemo(() => {
    const components = componentsOf(position);
    const { edition, prices } = components;
    const income = (player: PlayerPosition) => t("why.income", incomeParts(components, player));
    return {
      income,
      engines: (player) => t("why.engines", { ...enginesByPlace(player), table: edition.final.steamEngines.join(", ") }),
      coins: (player) => linesOf([t("why.coins", { each: edition.final.coinsPerVp }), income(player)]),
      unsecured: (seat) =>
        t("why.unsecured", {
          mines: stillUnsecured(position, seat).length,
          stones: stonesOf(position, seat),
          vp: edition.accident.minusPoints[position.round - 1] ?? 0,
        }),
      price: (what) => {
        const [before, after] = prices[what];
        const bonus = currentPrice(position, what, "bonus");
        return t("why.price", { what, raised: String(position.raised[what]), before, after, bonus });
      },
      card: (player, card) => {
        const { spaces } = upperSide(components, player, card);
        return linesOf([
          t("why.card", { filled: filledSpaces(components, player, card).length, spaces: spaces.length }),
          ...spaces.map((space) => `${spaceLabel(space, piecesOn(player, space))}.`),
        ]);
      },
      extraActions: () => t("why.extraActions", { vp: edition.final.extraActionVp }),
      syndicate: () => {
        const { purchases, refillRounds, refillTo } = edition.syndicate;
        return linesOf([
          t("why.syndicate"),
          t("why.refill", { rounds: refillRounds.map((round) => ROMAN[round] ?? "").join(", "), coins: refillTo }),
          t("why.buys", { count: purchasesARound(position), more: purchasesARound(position) - purchases }),
          position.syndicate.hasExtraCoin ? t("accidentEffect.extra-coin") : undefined,
        ]);
      },
    };
  }, [position, t, spaceLabel]);
}
