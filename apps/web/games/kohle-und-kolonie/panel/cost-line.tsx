// What the half-built move comes to: figures that change and what is left, or what there is before any step.
import { signOf } from "@pithead/drawings/pieces";
import { type Position, playerAt, workersOf } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Built } from "../turn/built.ts";
import { consequencesOf } from "../turn/consequences.ts";

interface CostLineProps {
  position: Position;
  seat: number;
  built: Built;
}

export function CostLine({ position, seat, built }: CostLineProps) {
  const t = useTranslations("kohle-und-kolonie");
  const strong = { b: (chunks: ReactNode) => <b>{chunks}</b> };
  if (built.kind === "turn" && built.steps.length > 0) {
    const { changes, raised } = consequencesOf(position, built.after, seat);
    return (
      <>
        {changes.map(({ figure, by, after }) => (
          <span key={figure}>{t.rich("cost.change", { ...strong, figure, sign: signOf(by), by: Math.abs(by), after })}</span>
        ))}
        {raised.map((what) => (
          <span key={what}>{t("flip.raises", { what })}</span>
        ))}
        {changes.length === 0 && raised.length === 0 && <span>{t("cost.nothing")}</span>}
      </>
    );
  }
  const player = playerAt(position, seat);
  return (
    <>
      <span>{t.rich("cost.coins", { ...strong, count: player.coins })}</span>
      <span>{t.rich("cost.workers", { ...strong, count: workersOf(player) })}</span>
      <span>{t.rich("cost.miners", { ...strong, count: player.supply })}</span>
    </>
  );
}
