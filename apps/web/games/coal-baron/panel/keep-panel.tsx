// The middle of the move panel after a draw: keep one or none, where the rest goes, and in which order.
"use client";

import { CubeSprite, range, Sprite, VehicleSprite } from "@pithead/drawings/pieces";
import { isTileKind, type OrderId, orderCard, type Position, type TileKind, tileCard } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Coin, Vp } from "../../../parts/pieces/tags.tsx";
import { capital } from "../../parts/capital.ts";
import { Choice } from "../../parts/choice.tsx";
import { numbered } from "../../parts/order-of-items.ts";
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
  const choices = cards.map((card) => ({ card, reason: refusePick(position, seat, [], { pick: "keep", card }) }));
  const shown = (isPossible: boolean) =>
    choices
      .filter(({ reason }) => (reason === undefined) === isPossible)
      .map(({ card, reason }) => (
        <Choice
          key={card}
          label={capital(words.card(card))}
          why={reason && speaker.reason(reason, { names: [], reader: seat })}
          onChoose={reason ? undefined : () => onPick({ pick: "keep", card })}
        >
          {isTileKind(card) ? <TileChoice kind={card} isShort={reason?.code === "tile-too-dear"} /> : <OrderChoice id={card} />}
        </Choice>
      ));
  return (
    <div className="choices choices--cards">
      {shown(true)}
      <Choice label={t("keep.noneLong")} onChoose={() => onPick({ pick: "keep", card: null })}>
        <Icon name="close" />
        <span>{t("keep.noneLong")}</span>
      </Choice>
      {shown(false)}
    </div>
  );
}

function TileChoice({ kind, isShort }: { kind: TileKind; isShort: boolean }) {
  const t = useTranslations("coal-baron");
  const { color, side, carts, cost } = tileCard(kind);
  return (
    <>
      {range(carts).map((cart) => (
        <CubeSprite key={cart} coal={color} />
      ))}
      <span>
        {t(`side.${side}`)}
        <Coin marks={cost} short={isShort} />
      </span>
    </>
  );
}

function OrderChoice({ id }: { id: OrderId }) {
  const { vehicle, spots, vp } = orderCard(id);
  return (
    <>
      <VehicleSprite vehicle={vehicle} className="choice__v" />
      <span>
        <Vp points={vp} />
        <span className="choice__spots">
          {numbered(spots).map(({ key, item }) => (
            <Sprite key={key} id={`s-${item}`} className="onpaper" />
          ))}
        </span>
      </span>
    </>
  );
}
