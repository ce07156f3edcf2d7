// The form for an order of one kind.
"use client";

import type { OrderKind, Orders, Position } from "@pithead/game-kohle-und-kolonie/client";
import { BidForm } from "./bid-form.tsx";
import { DamageForm } from "./damage-form.tsx";
import { LoadForm } from "./load-form.tsx";
import { LoseForm } from "./lose-form.tsx";
import { SecureForm } from "./secure-form.tsx";
import type { OrdersChange } from "./settled.ts";

interface KindFormProps {
  /** Nothing is declared, or the player is asked: that needs no form. */
  kind: Exclude<OrderKind, "declare">;
  position: Position;
  seat: number;
  orders: Orders;
  onSave: (change: OrdersChange) => void;
  onClose: () => void;
}

export function KindForm({ kind, position, seat, orders, onSave, onClose }: KindFormProps) {
  const at = { position, seat, onClose };
  switch (kind) {
    case "secure":
      return <SecureForm {...at} order={orders.secure} onSave={(secure) => onSave({ secure })} />;
    case "damage":
      return <DamageForm order={orders.damage} onClose={onClose} onSave={(damage) => onSave({ damage })} />;
    case "lose":
      return <LoseForm {...at} order={orders.lose} onSave={(lose) => onSave({ lose })} />;
    case "bid":
      return <BidForm {...at} order={orders.bid} onSave={(bid) => onSave({ bid: bid.length === 0 ? null : bid })} />;
    case "load":
      return <LoadForm order={orders.load} onClose={onClose} onSave={(load) => onSave({ load })} />;
  }
}
