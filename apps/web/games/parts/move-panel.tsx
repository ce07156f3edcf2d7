// The move panel: always the same. Ask, cost, what is built so far, next choices, Undo Redo Restart Confirm.
"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "../../parts/icons/icon.tsx";
import { useAnnounced } from "./announcer.tsx";

interface MovePanelProps {
  ask: string;
  cost?: ReactNode;
  children?: ReactNode;
  /** What Confirm says; it names what it does when that helps. */
  confirm: string;
  isSending: boolean;
  onConfirm?: (() => void) | undefined;
  onUndo?: (() => void) | undefined;
  onRedo?: (() => void) | undefined;
  onRestart?: (() => void) | undefined;
}

export function MovePanel({ ask, cost, children, confirm, isSending, onConfirm, onUndo, onRedo, onRestart }: MovePanelProps) {
  const t = useTranslations("table");
  useAnnounced(ask);
  const isEmpty = !onUndo && !onRedo && !onConfirm;
  return (
    <section className="sheet move" aria-label={t("yourMove")}>
      <div className="move__ask" data-ask="" tabIndex={-1}>
        <small>
          <Icon name="bolt" small />
          {t("yourMove")}
        </small>
        <p>{ask}</p>
      </div>
      {cost && <div className="move__cost">{cost}</div>}
      {children}
      <div className={`move__foot ${isEmpty ? "is-empty" : ""}`}>
        <FootButton icon="undo" label={t("undo")} keyName="u" onPress={onUndo} />
        <FootButton icon="redo" label={t("redo")} keyName="r" onPress={onRedo} />
        <FootButton icon="restart" label={t("restart")} keyName="0" onPress={onRestart} />
        <button
          type="button"
          className="btn btn--go"
          aria-keyshortcuts="c"
          aria-disabled={!onConfirm || isSending || undefined}
          onClick={isSending ? undefined : onConfirm}
        >
          {isSending ? t("sending") : confirm}
        </button>
      </div>
    </section>
  );
}

interface FootButtonProps {
  icon: "undo" | "redo" | "restart";
  label: string;
  keyName: string;
  onPress: (() => void) | undefined;
}

function FootButton({ icon, label, keyName, onPress }: FootButtonProps) {
  return (
    <button
      type="button"
      className={`btn btn--square btn--${icon}`}
      aria-label={label}
      aria-keyshortcuts={keyName}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

interface StillPanelProps {
  /** What is announced: `small` and `ask` in words alone. */
  said: string;
  small: ReactNode;
  ask: ReactNode;
  children?: ReactNode;
  foot?: ReactNode;
}

/** Nothing is asked of the viewer: no amber. */
export function StillPanel({ said, small, ask, children, foot }: StillPanelProps) {
  const t = useTranslations("table");
  useAnnounced(said);
  return (
    <section className="sheet move move--wait" aria-label={t("state")}>
      <div className="move__ask move__ask--wait" data-ask="" tabIndex={-1}>
        <small>{small}</small>
        <p>{ask}</p>
      </div>
      {children}
      {foot && <div className="move__foot move__foot--wait">{foot}</div>}
    </section>
  );
}
