// The middle of the move panel after a draw: keep one or none, where the rest goes, and in which order.
"use client";

import { isTileKind, type Position } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Choice } from "../../parts/choice.tsx";
import { useBoardWords, useSpeaker } from "../board/words.ts";
import type { Built } from "../turn/built.ts";
import type { Card, Pick } from "../turn/picks.ts";
import { refusePick } from "../turn/standing.ts";

type Keep = Extract<Built, { kind: "keep" }>;

interface KeepPanelProps {
  built: Keep;
  position: Position;
  seat: number;
  onPick: (pick: Pick) => void;
}

export function KeepPanel({ built, position, seat, onPick }: KeepPanelProps) {
  const t = useTranslations("coal-baron");
  const { card, shortage, rest, to } = built;
  if (card === undefined) return <KeepChoices built={built} position={position} seat={seat} onPick={onPick} />;
  if (shortage && shortage.chosen.length < shortage.needed) return null;
  if (rest.length === 0) return null;
  return (
    <div className="choices">
      {(["top", "bottom"] as const).map((place) => (
        <Choice key={place} label={t(`keep.${place}`)} isChosen={to === place} onChoose={() => onPick({ pick: "return", to: place, rest })}>
          <Icon name={place === "top" ? "up" : "down"} />
          <span>{t(`keep.${place}`)}</span>
        </Choice>
      ))}
    </div>
  );
}

function KeepChoices({ built, position, seat, onPick }: KeepPanelProps) {
  const t = useTranslations("coal-baron");
  const speaker = useSpeaker();
  const words = useBoardWords();
  const cards: readonly Card[] = [...new Set(built.drawn)];
  return (
    <div className="choices choices--list">
      {cards.map((card) => {
        const reason = refusePick(position, seat, [], { pick: "keep", card });
        const why = reason && speaker.reason(reason, { names: [], reader: seat });
        return (
          <Choice key={card} label={words.card(card)} why={why} onChoose={reason ? undefined : () => onPick({ pick: "keep", card })}>
            <Icon name={isTileKind(card) ? "pit" : "cards"} />
            <span>{words.card(card)}</span>
          </Choice>
        );
      })}
      <Choice label={t("keep.noneLong")} onChoose={() => onPick({ pick: "keep", card: null })}>
        <Icon name="close" />
        <span>{t("keep.noneLong")}</span>
      </Choice>
    </div>
  );
}
