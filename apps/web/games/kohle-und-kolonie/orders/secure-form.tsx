// Which own mines are secured, and by what.
"use client";

import {
  coinSecurable,
  componentsOf,
  type Position,
  playerAt,
  type SecureOrder,
  type Slot,
  takenSlots,
} from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Choice } from "../../../parts/new-table/choice.tsx";
import { useNames } from "../board/words.ts";
import { NumberField } from "./number-field.tsx";
import { OrderForm, type OrderFormProps } from "./order-form.tsx";

type By = SecureOrder["mines"][number]["by"];

export function SecureForm({ position, seat, order, onSave, onClose }: OrderFormProps<SecureOrder> & { position: Position; seat: number }) {
  const t = useTranslations("standing-orders");
  const nameOf = useNames(position);
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  /** What protects the mine, where something can. */
  const defaultFor = (slot: Slot): By => (coinSecurable(components, slot) ? "coin" : player.bonus === "rescue-team" ? "team" : "nothing");
  const [mines, setMines] = useState(() =>
    takenSlots(player).flatMap((slot) => {
      const mine = player.slots[slot]?.mine;
      const by = order?.mines.find((named) => named.mine === mine)?.by ?? defaultFor(slot);
      return mine === undefined ? [] : [{ slot, mine, by }];
    }),
  );
  const [keep, setKeep] = useState(order?.keep ?? 0);
  return (
    <OrderForm onClose={onClose} onSave={() => onSave({ mines: mines.map(({ mine, by }) => ({ mine, by })), keep })}>
      {mines.length === 0 && <p className="quiet">{t("secure.noMine")}</p>}
      {mines.map(({ slot, mine, by }) => (
        <Choice
          key={slot}
          legend={`${slot}: ${nameOf({ piece: "mine", mine })}`}
          name={`secure-${slot}`}
          value={by}
          onChange={(chosen) => setMines(mines.map((each) => (each.slot === slot ? { ...each, by: chosen } : each)))}
          choices={(["nothing", "coin", "team"] as const)
            .filter((means) => means !== "coin" || coinSecurable(components, slot) || by === "coin")
            .map((means) => ({ value: means, label: t(`secure.${means}`) }))}
        />
      ))}
      <NumberField label={t("keep")} value={keep} onChange={setKeep} />
    </OrderForm>
  );
}
