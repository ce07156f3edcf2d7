// Up to what total the player bids for each large mine.
"use client";

import type { BidOrder, Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Choice } from "../../../parts/new-table/choice.tsx";
import { useNames } from "../board/words.ts";
import { type BidField, bidFields } from "./bid-fields.ts";
import { NumberField } from "./number-field.tsx";
import { OrderForm, type OrderFormProps } from "./order-form.tsx";

type Props = OrderFormProps<BidOrder[]> & { position: Position; seat: number };

export function BidForm({ position, seat, order = [], onSave, onClose }: Props) {
  const t = useTranslations("standing-orders");
  const [bids, setBids] = useState(order);
  const fields = bidFields(
    position,
    seat,
    order.map(({ field }) => field),
  );
  const toCome = bids.filter((bid) => fields.some(({ field }) => field === bid.field));
  return (
    <OrderForm onClose={onClose} onSave={() => onSave(toCome)}>
      {fields.length === 0 && <p className="quiet">{t("bid.none")}</p>}
      {fields.map((each) => (
        <FieldBid
          key={each.field}
          position={position}
          field={each}
          bid={bids.find(({ field }) => field === each.field)}
          onBid={(bid) => setBids([...bids.filter(({ field }) => field !== each.field), ...(bid ? [bid] : [])])}
        />
      ))}
    </OrderForm>
  );
}

interface FieldBidProps {
  position: Position;
  field: BidField;
  bid: BidOrder | undefined;
  onBid: (bid: BidOrder | undefined) => void;
}

const WAYS = ["ask", "bid", "pass"] as const;

function FieldBid({ position, field: { field, round, basis, most, syndicate, others }, bid, onBid }: FieldBidProps) {
  const t = useTranslations("standing-orders");
  const name = useNames(position)({ piece: "field", field });
  const way = bid === undefined ? "ask" : bid.upTo === 0 ? "pass" : "bid";
  const orderOf = {
    ask: undefined,
    pass: { field, upTo: 0, beyond: "pass", keep: 0 },
    bid: { field, upTo: Math.max(1, most), beyond: "pass", keep: 0 },
  } as const satisfies Record<(typeof WAYS)[number], BidOrder | undefined>;
  return (
    <>
      <Choice
        legend={t("bid.legend", { field: name, round })}
        name={`bid-${field}`}
        value={way}
        onChange={(chosen) => onBid(orderOf[chosen])}
        choices={WAYS.map((value) => ({ value, label: t(`bid.${value}`) }))}
      />
      <p className="quiet">
        {t("bid.stand", { basis, most, others: others.length, syndicate: syndicate ?? 0, isIn: syndicate === null ? "no" : "yes" })}
      </p>
      {bid !== undefined && way === "bid" && (
        <>
          <NumberField label={t("bid.upTo")} value={bid.upTo} onChange={(upTo) => onBid({ ...bid, upTo: Math.max(1, upTo) })} />
          <NumberField label={t("keep")} value={bid.keep} onChange={(keep) => onBid({ ...bid, keep })} />
          <Choice
            legend={t("bid.beyond")}
            name={`beyond-${field}`}
            value={bid.beyond}
            onChange={(beyond) => onBid({ ...bid, beyond })}
            choices={(["pass", "ask"] as const).map((value) => ({ value, label: t(`bid.${value}`) }))}
          />
        </>
      )}
    </>
  );
}
