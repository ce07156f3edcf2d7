// The orders of the draft, to take one of.
import type { OrderId, Position } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { Tray, TrayCard } from "./tray.tsx";

interface DraftTrayProps {
  position: Position;
  /** The viewer is asked. */
  isAsked: boolean;
  chosen: OrderId | null;
  onChoose: (order: OrderId) => void;
}

export function DraftTray({ position, isAsked, chosen, onChoose }: DraftTrayProps) {
  const t = useTranslations("coal-baron");
  const seats = position.players.length;
  // One is left over in the end.
  const round = 3 - Math.floor((position.draft.length - 2) / seats);
  return (
    <Tray title={t("draft.title")} note={t("draft.round", { round: Math.min(3, Math.max(1, round)) })}>
      <div className="tray__cards">
        {position.draft.map((order) => (
          <TrayCard
            key={order}
            card={order}
            isAsked={isAsked}
            isChosen={order === chosen}
            onChoose={isAsked ? () => onChoose(order) : undefined}
          />
        ))}
      </div>
    </Tray>
  );
}
