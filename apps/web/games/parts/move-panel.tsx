// The move panel: always the same. Ask, cost, what is built so far, next choices, Undo Redo Restart Confirm.
"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "../../parts/icons/icon.tsx";
import { useAnnounced } from "./announcer.tsx";
import type { MoveInHand } from "./use-picks.ts";

/** What a game asks for. */
export interface Asked {
  ask: string;
  /** What Confirm says; it names what it does when that helps. */
  confirm: string;
  /** What it says when an idle move is asked for once more. */
  sure?: string;
  /** Said before Confirm: what it reveals or leaves undone. */
  warning?: string;
}

interface MovePanelProps {
  asked: Asked;
  turn: Pick<MoveInHand<unknown, unknown>, "submit" | "undo" | "redo" | "restart" | "confirm" | "isIdle" | "isAskedAgain">;
  cost?: ReactNode;
  /** What stands in the way, right under the ask. */
  trouble: ReactNode;
  children?: ReactNode;
}

export function MovePanel({ asked, turn, cost, trouble, children }: MovePanelProps) {
  const t = useTranslations("table");
  const { ask, warning } = asked;
  const confirm = turn.isAskedAgain ? (asked.sure ?? asked.confirm) : asked.confirm;
  useAnnounced(turn.isAskedAgain ? confirm : ask);
  const { isSending } = turn.submit;
  const isEmpty = !turn.undo && !turn.redo && !turn.confirm;
  return (
    <section className="sheet move" aria-label={t("yourMove")}>
      <div className="move__ask" id="move" data-ask="" tabIndex={-1}>
        <small>
          <Icon name="bolt" small />
          {t("yourMove")}
        </small>
        <h2>{ask}</h2>
      </div>
      {trouble}
      {cost && <div className="move__cost">{cost}</div>}
      {warning && (
        <p className="move__warning">
          <Icon name="eye" small />
          {warning}
        </p>
      )}
      {children}
      <div className={`move__foot ${isEmpty ? "is-empty" : ""} ${turn.isAskedAgain ? "is-asked" : ""}`}>
        <FootButton icon="undo" label={t("undo")} keyName="u" onPress={turn.undo} />
        <FootButton icon="redo" label={t("redo")} keyName="r" onPress={turn.redo} />
        <FootButton icon="restart" label={t("restart")} keyName="0" onPress={turn.restart} />
        <button
          type="button"
          className={`btn btn--go ${turn.isIdle && turn.confirm ? "is-idle" : ""}`}
          data-confirm=""
          data-tip={turn.confirm ? undefined : ask}
          aria-keyshortcuts="c"
          aria-disabled={!turn.confirm || isSending || undefined}
          // The second half of a double click is no answer to what was asked in between.
          onClick={isSending ? undefined : ({ detail }) => (detail > 1 && turn.isAskedAgain ? undefined : turn.confirm?.())}
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
      <div className="move__ask move__ask--wait" id="move" data-ask="" tabIndex={-1}>
        <small>{small}</small>
        <h2>{ask}</h2>
      </div>
      {children}
      {foot && <div className="move__foot move__foot--wait">{foot}</div>}
    </section>
  );
}
