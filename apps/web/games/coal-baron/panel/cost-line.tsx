// What the half-built turn costs and brings: workers, who is ousted, marks, what is left of them.
import { type Position, playerAt, priceOf, type Space, startingGoodsFor } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { Coin, Price } from "../../../parts/pieces/tags.tsx";
import type { Built } from "../turn/built.ts";
import { marksChangedBy } from "../turn/marks.ts";

interface CostLineProps {
  position: Position;
  seat: number;
  built: Built;
  names: readonly string[];
}

export function CostLine({ position, seat, built, names }: CostLineProps) {
  const t = useTranslations("coal-baron");
  const { workers, marks } = playerAt(position, seat);
  const strong = { b: (chunks: React.ReactNode) => <b>{chunks}</b> };
  const space = built.kind === "action" ? built.space.id : built.kind === "mining" ? built.space : undefined;
  const change = marksChangedBy(position, built);
  return (
    <>
      {built.kind === "space" && (
        <span>{t.rich("cost.workers", { ...strong, left: workers, all: startingGoodsFor(position.players.length).workers })}</span>
      )}
      {space !== undefined && <Crew position={position} seat={seat} space={space} names={names} />}
      {change !== 0 ? (
        <span className="cost">
          <Coin marks={Math.abs(change)} />
          <span>{t.rich(change < 0 ? "cost.leaves" : "cost.makes", { ...strong, left: marks + change })}</span>
        </span>
      ) : (
        space === undefined && <span>{t.rich("cost.marks", { ...strong, marks })}</span>
      )}
    </>
  );
}

/** The workers that the space takes, and whom they oust. */
function Crew({ position, seat, space, names }: { position: Position; seat: number; space: Space; names: readonly string[] }) {
  const t = useTranslations("coal-baron");
  const price = priceOf(position, space);
  const crew = space === "bank" ? null : position.crews[space];
  const whose = crew ? (crew.seat === seat ? "own" : "other") : "none";
  return (
    <span className="cost">
      <Price workers={price} look="lit" />
      <span>
        {t.rich("cost.leaves", { b: (chunks) => <b>{chunks}</b>, left: playerAt(position, seat).workers - price })}
        {crew && <> · {t("cost.ousts", { whose, name: names[crew.seat] ?? "", count: crew.workers })}</>}
      </span>
    </span>
  );
}
