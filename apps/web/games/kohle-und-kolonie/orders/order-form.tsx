// The frame of every form for an order: keep it, or leave everything as it was.
"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** What every form for an order is handed. */
export interface OrderFormProps<Order> {
  order: Order | undefined;
  onSave: (order: Order) => void;
  onClose: () => void;
}

interface FrameProps {
  children: ReactNode;
  /** Whether something is still to be chosen. */
  isOpen?: boolean;
  onSave: () => void;
  onClose: () => void;
}

export function OrderForm({ children, isOpen = false, onSave, onClose }: FrameProps) {
  const t = useTranslations("standing-orders");
  return (
    <form
      className="stack-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      <div className="row">
        <button className="btn btn--ink" type="submit" disabled={isOpen}>
          {t("save")}
        </button>
        <button className="btn btn--plain" type="button" onClick={onClose}>
          {t("close")}
        </button>
      </div>
    </form>
  );
}
