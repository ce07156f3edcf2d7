// The keys of a table, shown by "?".
"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { Icon } from "../../parts/icons/icon.tsx";

const KEYS = ["arrows", "enter", "choice", "undo", "redo", "restart", "confirm", "next", "skip", "wider", "keys"] as const;

/** A key of one game alone. */
export interface GameKey {
  key: string;
  does: string;
  press: () => void;
}

interface KeysDialogProps {
  more: readonly GameKey[];
  onClose: () => void;
}

export function KeysDialog({ more, onClose }: KeysDialogProps) {
  const t = useTranslations("table");
  const tf = useTranslations("frame");
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={title} onClose={onClose}>
      <div className="dialog keys">
        <header className="dialog__head">
          <h2 id={title}>{t("keys.title")}</h2>
          <button type="button" className="btn btn--plain btn--square" aria-label={tf("close")} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        <div className="dialog__body">
          <dl>
            {KEYS.map((key) => (
              <div key={key}>
                <dt>
                  <kbd>{t(`keys.${key}.key`)}</kbd>
                </dt>
                <dd>{t(`keys.${key}.does`)}</dd>
              </div>
            ))}
            {more.map(({ key, does }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </dialog>
  );
}
