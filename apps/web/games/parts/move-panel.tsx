// The move panel: always the same. Ask, cost, what is built so far, next choices, Undo Redo Restart Confirm.
"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "../../parts/icons/icon.tsx";

interface MovePanelProps {
  ask: ReactNode;
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
  const isEmpty = !onUndo && !onRedo && !onConfirm;
  return (
    <section className="sheet move" aria-label={t("yourMove")}>
      <div className="move__ask" aria-live="polite">
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
        <button type="button" className="btn btn--go" disabled={!onConfirm || isSending} aria-keyshortcuts="c" onClick={onConfirm}>
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
      disabled={!onPress}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Nothing is asked of the viewer: no amber. */
export function StillPanel({ small, ask, children, foot }: { small: ReactNode; ask: ReactNode; children?: ReactNode; foot?: ReactNode }) {
  const t = useTranslations("table");
  return (
    <section className="sheet move move--wait" aria-label={t("state")}>
      <div className="move__ask move__ask--wait" aria-live="polite">
        <small>{small}</small>
        <p>{ask}</p>
      </div>
      {children}
      {foot && <div className="move__foot move__foot--wait">{foot}</div>}
    </section>
  );
}
