// Whether and how loading is paid for.
"use client";

import type { LoadOrder } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Choice } from "../../../parts/new-table/choice.tsx";
import { NumberField } from "./number-field.tsx";
import { OrderForm, type OrderFormProps } from "./order-form.tsx";

const PAYS = ["worker", "cart", "nothing"] as const;

export function LoadForm({ order, onSave, onClose }: OrderFormProps<LoadOrder>) {
  const t = useTranslations("standing-orders");
  const [pay, setPay] = useState<(typeof PAYS)[number]>(order?.cart ? "cart" : order && !order.worker ? "nothing" : "worker");
  const [markers, setMarkers] = useState(order?.markers ?? 0);
  return (
    <OrderForm onClose={onClose} onSave={() => onSave({ worker: pay === "worker", cart: pay === "cart", markers })}>
      <Choice
        legend={t("load.legend")}
        name="load"
        value={pay}
        onChange={setPay}
        choices={PAYS.map((value) => ({ value, label: t(`load.${value}`), note: t(`load.${value}Note`) }))}
      />
      <NumberField label={t("load.markers")} value={markers} onChange={setMarkers} max={4} />
    </OrderForm>
  );
}
