// A tray of cards to choose from: the orders of the draft, or the cards of a draw.
import { Order, TileCard } from "@pithead/drawings/coal-baron";
import { range } from "@pithead/drawings/pieces";
import { isTileKind, tileCard } from "@pithead/game-coal-baron/client";
import type { ReactNode, RefObject } from "react";
import { labelWithWhy } from "../../../parts/pieces/pressable.ts";
import { Coin } from "../../../parts/pieces/tags.tsx";
import { capital } from "../../parts/capital.ts";
import type { Card } from "../turn/picks.ts";
import { useBoardWords } from "./words.ts";

interface TrayProps {
  title: ReactNode;
  note?: ReactNode;
  children: ReactNode;
  box?: RefObject<HTMLElement | null>;
}

export function Tray({ title, note, children, box }: TrayProps) {
  return (
    <section ref={box} className="tray" aria-label={typeof title === "string" ? title : undefined}>
      <h2>
        {title}
        {note && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}

interface TrayCardProps {
  card: Card;
  isChosen?: boolean;
  /** Absent: the cards are only looked at. */
  onChoose?: (() => void) | undefined;
  why?: string | undefined;
  /** The viewer is asked to choose. */
  isAsked: boolean;
  /** What it is called when it is dragged; absent: it can't be. */
  drag?: string | undefined;
}

export function TrayCard({ card, isChosen, onChoose, why, isAsked, drag }: TrayCardProps) {
  const label = useCardLabel(card);
  const state = isChosen ? "is-chosen" : onChoose ? "is-legal" : isAsked ? "is-off" : "";
  return (
    <button
      type="button"
      className={`traycard ${state}`}
      data-space={card}
      data-drag={drag}
      aria-pressed={isAsked ? isChosen === true : undefined}
      aria-disabled={onChoose ? undefined : true}
      data-why={onChoose ? undefined : why}
      onClick={onChoose}
    >
      <span className="sr">{why && !onChoose ? labelWithWhy(label, why) : label}</span>
      <CardPicture card={card} short={why !== undefined} />
    </button>
  );
}

export function CardPicture({ card, short }: { card: Card; short?: boolean }) {
  if (!isTileKind(card)) return <Order order={card} />;
  const { color, side, carts, cost } = tileCard(card);
  return (
    <span className="traytile" aria-hidden="true">
      <TileCard color={color} side={side} cubes={range(carts).map(() => color)} />
      <Coin marks={cost} short={short === true} />
    </span>
  );
}

function useCardLabel(card: Card): string {
  const words = useBoardWords();
  return capital(words.card(card));
}
