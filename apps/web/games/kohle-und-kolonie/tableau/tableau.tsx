// A player's tableau: the mines with their rescue spaces at the left, the above-ground cards at the right.
import { CARDS, componentsOf, type PlayerPosition, type Position, SLOTS, stillUnsecured } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { memo, type ReactNode } from "react";
import { Why } from "../../../parts/pieces/why.tsx";
import { useWhyWords } from "../board/why-words.ts";
import { AboveCard } from "./above-card.tsx";
import { SlotPlace } from "./slot.tsx";
import { Yard } from "./yard.tsx";

interface TableauProps {
  position: Position;
  player: PlayerPosition;
  seat: number;
  title: string;
  /** Whose tableau it is, where that can be chosen. */
  choice?: ReactNode;
  label: string;
  yardTitle: string;
  /** Where a page has several. */
  id?: string;
}

export const Tableau = memo(function Tableau({ position, player, seat, title, choice, label, yardTitle, id = "tableau" }: TableauProps) {
  const t = useTranslations("kohle-und-kolonie");
  const why = useWhyWords(position);
  const components = componentsOf(position);
  const secured = position.accident?.secured[seat] ?? [];
  return (
    <section className="tableau" id={id} tabIndex={-1} data-tab="mine" data-part={`tableau:${seat}`} aria-label={label}>
      <div className="tableau__slots">
        <div className="tableau__head">
          <h2>{title}</h2>
          {choice}
          <Why say={why.unsecured(seat)}>
            <small>{t("tableau.unsecured", { count: stillUnsecured(position, seat).length })}</small>
          </Why>
        </div>
        <div className="slots">
          {SLOTS.map((slot) => (
            <SlotPlace key={slot} slot={slot} player={player} seat={seat} components={components} isSecured={secured.includes(slot)} />
          ))}
        </div>
      </div>
      <div className="tableau__above">
        <h2>{t("tableau.above")}</h2>
        <div className="aboves">
          {CARDS.map((card) => (
            <AboveCard key={card} card={card} player={player} seat={seat} position={position} />
          ))}
          <Yard player={player} seat={seat} position={position} title={yardTitle} />
        </div>
      </div>
    </section>
  );
});
