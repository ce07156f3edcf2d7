// Receipts and bad news at the bottom of the page, one at a time.
"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { Icon } from "../icons/icon.tsx";

const SHOWN_MS = 8_000;

export interface Toast {
  message: ReactNode;
  /** A link or button that belongs to it. */
  action?: ReactNode;
}

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a toast; it replaces the one before. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

export function Toasts({ children }: { children: ReactNode }) {
  const t = useTranslations("frame");
  const [toast, setToast] = useState<Toast>();
  const close = useCallback(() => setToast(undefined), []);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, close]);
  return (
    <ToastContext value={setToast}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {toast && (
          <div className="toast">
            <span>{toast.message}</span>
            {toast.action}
            <button className="tool" type="button" onClick={close} aria-label={t("close")}>
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </ToastContext>
  );
}
