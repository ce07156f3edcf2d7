// A dialog over the page: a heading, what it is about, what one can do.
"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../icons/icon.tsx";

interface DialogProps {
  title: string;
  /** Told once it is closed, by whichever way. */
  onClose: () => void;
  children: ReactNode;
  /** What one can do; `close` closes it. Absent: nothing but that. */
  foot?: (close: () => void) => ReactNode;
}

export function Dialog({ title, onClose, children, foot }: DialogProps) {
  const t = useTranslations("frame");
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <div className="dialog">
        <header className="dialog__head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="btn btn--plain btn--square" aria-label={t("close")} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div className="dialog__body">{children}</div>
        {foot && <footer className="dialog__foot">{foot(close)}</footer>}
      </div>
    </dialog>
  );
}
