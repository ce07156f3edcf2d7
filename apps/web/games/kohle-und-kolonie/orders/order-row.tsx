// One kind of question: what is ordered for it, and setting, changing or cancelling that.
"use client";

import type { OrderKind } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "../../../parts/icons/icon.tsx";

interface OrderRowProps {
  kind: OrderKind;
  said: string | undefined;
  isOpen: boolean;
  isBusy: boolean;
  onOpen: () => void;
  onCancel: () => void;
  /** The form, while it is open. */
  children: ReactNode;
}

export function OrderRow({ kind, said, isOpen, isBusy, onOpen, onCancel, children }: OrderRowProps) {
  const t = useTranslations("standing-orders");
  const name = t(`kind.${kind}`);
  const isSet = said !== undefined;
  return (
    <li className="orders__kind">
      <h3>{name}</h3>
      {!isOpen && (
        <div className="orders__do">
          {isSet && (
            <button
              type="button"
              className="btn btn--square btn--plain"
              disabled={isBusy}
              aria-label={t("cancelFor", { name })}
              title={t("cancel")}
              onClick={onCancel}
            >
              <Icon name="close" />
            </button>
          )}
          {!(isSet && kind === "declare") && (
            <button type="button" className="btn" disabled={isBusy} aria-label={t("setFor", { name })} onClick={onOpen}>
              {isSet ? t("change") : t("set")}
            </button>
          )}
        </div>
      )}
      {isOpen ? children : <p className={isSet ? "" : "quiet"}>{said ?? t("asked")}</p>}
    </li>
  );
}
