// The cards of a draw: the one to keep, then the others in the order they will lie in.
import type { Position } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Icon } from "../../../parts/icons/icon.tsx";
import { numbered } from "../../parts/order-of-items.ts";
import { Sortable } from "../../parts/sortable.tsx";
import type { Built } from "../turn/built.ts";
import { dragName } from "../turn/drags.ts";
import type { Card, Pick } from "../turn/picks.ts";
import { refusePick } from "../turn/standing.ts";
import { CardPicture, Tray, TrayCard } from "./tray.tsx";
import { useBoardWords, useSpeaker } from "./words.ts";

interface DrawTrayProps {
  built: Extract<Built, { kind: "keep" }>;
  position: Position;
  seat: number;
  onPick: (pick: Pick) => void;
}

export function DrawTray({ built, position, seat, onPick }: DrawTrayProps) {
  const t = useTranslations("coal-baron");
  const { card, of, rest, to, drawn } = built;
  const box = useRef<HTMLElement>(null);
  // Who looked at a stack further down is shown what they look at.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const title = t(of === "tiles" ? "draw.tiles" : "draw.orders", { count: drawn.length });
  if (card === undefined) {
    return (
      <Tray title={title} note={t("draw.secret")} box={box}>
        <div className="tray__cards">
          {numbered(drawn).map(({ key, item }) => (
            <DrawnCard key={key} card={item} position={position} seat={seat} onPick={onPick} />
          ))}
        </div>
      </Tray>
    );
  }
  return (
    <Tray title={title} note={t("draw.secret")} box={box}>
      <div className="tray__parts">
        <div className="tray__kept">
          <h3>{t("draw.kept")}</h3>
          {card === null ? (
            <p>{t("keep.none")}</p>
          ) : (
            <TrayCard card={card} isAsked isChosen onChoose={() => onPick({ pick: "keep", card })} />
          )}
        </div>
        {rest.length > 0 && <RestOrder rest={rest} to={to} onPick={onPick} />}
      </div>
    </Tray>
  );
}

function DrawnCard({ card, position, seat, onPick }: { card: Card; position: Position; seat: number; onPick: (pick: Pick) => void }) {
  const speaker = useSpeaker();
  const reason = refusePick(position, seat, [], { pick: "keep", card });
  const why = reason && speaker.reason(reason, { names: [], reader: seat });
  if (reason) return <TrayCard card={card} isAsked why={why} />;
  return <TrayCard card={card} isAsked drag={dragName.card(card)} onChoose={() => onPick({ pick: "keep", card })} />;
}

/** Top or bottom may be chosen before or after the order. */
function RestOrder({ rest, to, onPick }: { rest: Card[]; to: "top" | "bottom" | null; onPick: (pick: Pick) => void }) {
  const t = useTranslations("coal-baron");
  const words = useBoardWords();
  return (
    <div className="tray__rest">
      <h3>
        {to === null ? t("draw.rest") : t(`draw.rest_${to}`)}
        <small>
          <Icon name="right" small />
          {t("draw.order")}
        </small>
      </h3>
      <Sortable
        label={t("draw.order")}
        items={rest}
        nameOf={(card) => words.card(card)}
        onOrder={(items) => onPick({ pick: "return", to, rest: items })}
        render={(card) => <CardPicture card={card} />}
      />
    </div>
  );
}
