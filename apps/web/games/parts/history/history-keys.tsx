// The keys of a history page: from one shift or round to the next, and what all of them do, shown by "?".
"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "../../../parts/icons/icon.tsx";
import type { Station } from "../replay-bar.tsx";
import { useKeys } from "../use-keys.ts";

/** Loaded once it is asked for. */
const KeysDialog = dynamic(() => import("../keys-dialog.tsx").then((part) => part.KeysDialog));

const KEYS = ["moves", "stations", "ends", "play", "keys"] as const;

interface HistoryKeysProps {
  at: number;
  all: number;
  stations: readonly Station[];
  onGo: (seq: number) => void;
}

/** A tool of the lintel. */
export function HistoryKeys({ at, all, stations, onGo }: HistoryKeysProps) {
  const t = useTranslations("history");
  const [isOpen, setOpen] = useState(false);
  useKeys([
    ["PageUp", () => onGo(stations.findLast(({ seq }) => seq < at)?.seq ?? 0)],
    ["PageDown", () => onGo(stations.find(({ seq }) => seq > at)?.seq ?? all)],
    ["?", () => setOpen(true)],
  ]);
  return (
    <>
      <button type="button" className="tool" aria-label={t("keys.title")} onClick={() => setOpen(true)}>
        <Icon name="help" />
      </button>
      {isOpen && (
        <KeysDialog
          title={t("keys.title")}
          keys={KEYS.map((key) => ({ key: t(`keys.${key}.key`), does: t(`keys.${key}.does`) }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
