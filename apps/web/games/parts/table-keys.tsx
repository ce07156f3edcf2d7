// The keys of a table, shown by "?".
"use client";

import { useTranslations } from "next-intl";
import { type KeySaid, KeysDialog } from "./keys-dialog.tsx";

const KEYS = ["arrows", "enter", "choice", "undo", "redo", "restart", "confirm", "next", "skip", "wider", "keys"] as const;

/** A key of one game alone. */
export interface GameKey extends KeySaid {
  press: () => void;
}

export function TableKeys({ more, onClose }: { more: readonly GameKey[]; onClose: () => void }) {
  const t = useTranslations("table");
  const keys = KEYS.map((key) => ({ key: t(`keys.${key}.key`), does: t(`keys.${key}.does`) }));
  return <KeysDialog title={t("keys.title")} keys={[...keys, ...more]} onClose={onClose} />;
}
