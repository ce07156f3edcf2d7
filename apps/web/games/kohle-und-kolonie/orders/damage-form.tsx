// How mining damage is taken.
"use client";

import type { DamageOrder } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Choice } from "../../../parts/new-table/choice.tsx";
import { NumberField } from "./number-field.tsx";
import { OrderForm, type OrderFormProps } from "./order-form.tsx";

export function DamageForm({ order, onSave, onClose }: OrderFormProps<DamageOrder>) {
  const t = useTranslations("standing-orders");
  const [pay, setPay] = useState<DamageOrder["pay"]>(order?.pay ?? "points");
  const [keep, setKeep] = useState(order?.pay === "coin" ? order.keep : 0);
  return (
    <OrderForm onClose={onClose} onSave={() => onSave(pay === "coin" ? { pay, keep } : { pay })}>
      <Choice
        legend={t("damage.legend")}
        name="damage"
        value={pay}
        onChange={setPay}
        choices={[
          { value: "points", label: t("damage.points") },
          { value: "coin", label: t("damage.coin") },
        ]}
      />
      {pay === "coin" && <NumberField label={t("keep")} value={keep} onChange={setKeep} />}
    </OrderForm>
  );
}
