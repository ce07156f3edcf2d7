// Up to what total the player bids for each large mine.
"use client";

import { type BidOrder, type MineId, type Position, ROMAN } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Choice } from "../../../parts/new-table/choice.tsx";
import { useListFormat } from "../../../parts/words/list-format.ts";
import { useNames, useSpeaker } from "../board/words.ts";
import { type BidField, bidFields } from "./bid-fields.ts";
import { NumberField } from "./number-field.tsx";
import { OrderForm, type OrderFormProps } from "./order-form.tsx";

/** An order being written: it has no total until one is chosen. */
type Draft = Omit<BidOrder, "upTo"> & { upTo: number | null };

type Props = OrderFormProps<BidOrder[]> & { position: Position; seat: number };

export function BidForm({ position, seat, order = [], onSave, onClose }: Props) {
  const t = useTranslations("standing-orders");
  const [bids, setBids] = useState<readonly Draft[]>(order);
  const fields = bidFields(
    position,
    seat,
    order.map(({ field }) => field),
  );
  const toCome = bids.filter((bid) => fields.some(({ field }) => field === bid.field));
  const whole = toCome.flatMap(({ upTo, ...bid }): BidOrder[] => (upTo === null ? [] : [{ ...bid, upTo }]));
  return (
    <OrderForm isOpen={whole.length < toCome.length} onClose={onClose} onSave={() => onSave(whole)}>
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
  bid: Draft | undefined;
  onBid: (bid: Draft | undefined) => void;
}

const WAYS = ["ask", "bid", "pass"] as const;

function FieldBid({ position, field: each, bid, onBid }: FieldBidProps) {
  const { field, round } = each;
  const t = useTranslations("standing-orders");
  const name = useNames(position)({ piece: "field", field });
  const way = bid === undefined ? "ask" : bid.upTo === 0 ? "pass" : "bid";
  const orderOf = {
    ask: undefined,
    pass: { field, upTo: 0, beyond: "pass", keep: 0 },
    bid: { field, upTo: null, beyond: "pass", keep: 0 },
  } as const satisfies Record<(typeof WAYS)[number], Draft | undefined>;
  return (
    <>
      <Choice
        legend={t("bid.legend", { field: name, round: ROMAN[round] ?? "" })}
        name={`bid-${field}`}
        value={way}
        onChange={(chosen) => onBid(orderOf[chosen])}
        choices={WAYS.map((value) => ({ value, label: t(`bid.${value}`) }))}
      />
      <Stand position={position} field={each} />
      {bid !== undefined && way === "bid" && (
        <>
          <NumberField label={t("bid.upTo")} value={bid.upTo} min={1} onChange={(upTo) => onBid({ ...bid, upTo })} />
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

/** Who else takes part, and with what, as things stand and as they may still come. */
function Stand({ position, field: { basis, most, others, syndicate, onDisplay, toCome } }: Pick<FieldBidProps, "position" | "field">) {
  const t = useTranslations("standing-orders");
  const format = useListFormat();
  const speaker = useSpeaker(position.options);
  const list = (mines: readonly MineId[]) => format.format(mines.map((mine) => speaker.name({ piece: "mine", mine })));
  return (
    <p className="quiet">
      {t("bid.stand", { basis, most, others: others.length, syndicate: syndicate ?? 0, isIn: syndicate === null ? "no" : "yes" })}
      {onDisplay.length > 0 && ` ${t("bid.onDisplay", { mines: list(onDisplay), count: onDisplay.length })}`}
      {toCome.length > 0 && ` ${t("bid.toCome", { mines: list(toCome), count: toCome.length })}`}
    </p>
  );
}
