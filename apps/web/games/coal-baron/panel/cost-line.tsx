// What the half-built turn costs: workers, who is ousted, what is left.
import { type Position, playerAt, priceOf, type Space, startingGoodsFor } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { Price } from "../../../parts/pieces/tags.tsx";

interface CostLineProps {
  position: Position;
  seat: number;
  space: Space | undefined;
  names: readonly string[];
}

export function CostLine({ position, seat, space, names }: CostLineProps) {
  const t = useTranslations("coal-baron");
  const { workers, marks } = playerAt(position, seat);
  const strong = { b: (chunks: React.ReactNode) => <b>{chunks}</b> };
  if (space === undefined) {
    return (
      <>
        <span>{t.rich("cost.workers", { ...strong, left: workers, all: startingGoodsFor(position.players.length).workers })}</span>
        <span>{t.rich("cost.marks", { ...strong, marks })}</span>
      </>
    );
  }
  const price = priceOf(position, space);
  const crew = space === "bank" ? null : position.crews[space];
  const whose = crew ? (crew.seat === seat ? "own" : "other") : "none";
  return (
    <span className="cost">
      <Price workers={price} look="lit" />
      <span>
        {t.rich("cost.leaves", { ...strong, left: workers - price })}
        {crew && <> · {t("cost.ousts", { whose, name: names[crew.seat] ?? "", count: crew.workers })}</>}
      </span>
    </span>
  );
}
