// The button that shares the result of a finished game.
"use client";

import type { Table } from "@pithead/contracts";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "../icons/icon.tsx";

/** Loaded when it is asked for. */
const ShareDialog = dynamic(() => import("./share-dialog.tsx").then((part) => part.ShareDialog));

/** Nothing before the end. */
export function ShareResult({ table }: { table: Table }) {
  const t = useTranslations("history");
  const [isOpen, setOpen] = useState(false);
  if (table.status !== "finished") return null;
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        <Icon name="share" />
        {t("share.share")}
      </button>
      {isOpen && <ShareDialog table={table} onClose={() => setOpen(false)} />}
    </>
  );
}
