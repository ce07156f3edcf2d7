// The orders of the draft, to take one of.
import { customProperties } from "@pithead/drawings/pieces";
import { type OrderId, type Position, startingGoodsFor } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { Tray, TrayCard } from "./tray.tsx";

/** On a narrow page more cards than this stand in two rows. */
const MOST_IN_A_NARROW_ROW = 7;

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
  // Cards keep their size, whoever has taken one.
  const { draft: count } = startingGoodsFor(seats);
  // One is left over in the end.
  const round = 3 - Math.floor((position.draft.length - 2) / seats);
  return (
    <Tray title={t("draft.title")} note={t("draft.round", { round: Math.min(3, Math.max(1, round)) })}>
      <div
        className="tray__cards tray__cards--draft"
        style={customProperties({ "--row": count, "--half": Math.ceil(count / (count > MOST_IN_A_NARROW_ROW ? 2 : 1)) })}
      >
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
