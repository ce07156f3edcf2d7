// From which places miners are lost first.
"use client";

import { type LoseOrder, type Place, type Position, placesHeld, playerAt } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "../../../parts/icons/icon.tsx";
import { useNames } from "../board/words.ts";
import { OrderForm, type OrderFormProps } from "./order-form.tsx";

export function LoseForm({ position, seat, order, onSave, onClose }: OrderFormProps<LoseOrder> & { position: Position; seat: number }) {
  const t = useTranslations("standing-orders");
  const nameOf = useNames(position);
  const [places, setPlaces] = useState<Place[]>(() => {
    const ordered = order?.from ?? [];
    return [...ordered, ...placesHeld(playerAt(position, seat)).filter((place) => !ordered.includes(place))];
  });
  if (places.length === 0) return <NothingToLose onClose={onClose} />;
  return (
    <OrderForm onClose={onClose} onSave={() => onSave({ from: places })}>
      <p className="quiet">{t("lose.how")}</p>
      <ol className="orders__places">
        {places.map((place, index) => {
          const name = nameOf({ piece: "place", place });
          return (
            <li key={place}>
              <span>{name}</span>
              <button
                type="button"
                className="btn btn--square"
                aria-label={t("lose.earlier", { name })}
                disabled={index === 0}
                onClick={() => setPlaces(raised(places, index))}
              >
                <Icon name="up" />
              </button>
            </li>
          );
        })}
      </ol>
    </OrderForm>
  );
}

function NothingToLose({ onClose }: { onClose: () => void }) {
  const t = useTranslations("standing-orders");
  return (
    <div className="stack-form">
      <p className="quiet">{t("lose.none")}</p>
      <button className="btn btn--plain" type="button" onClick={onClose}>
        {t("close")}
      </button>
    </div>
  );
}

/** The item at `index` one place further up. */
function raised(places: readonly Place[], index: number): Place[] {
  const item = places[index];
  return item === undefined
    ? [...places]
    : [...places.slice(0, index - 1), item, ...places.slice(index - 1, index), ...places.slice(index + 1)];
}
