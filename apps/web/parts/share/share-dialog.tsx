// Sharing the result of a finished game: its card, and the ways it goes out.
"use client";

import type { Table } from "@pithead/contracts";
import Image from "next/image";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { resultAddress } from "../../api/calls.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { Icon } from "../icons/icon.tsx";
import { useGameTitle } from "../tables/game-title.tsx";
import { useToast } from "../toast/toasts.tsx";

export function ShareDialog({ table, onClose }: { table: Table; onClose: () => void }) {
  const t = useTranslations("history");
  const locale = useLocale();
  const format = useFormatter();
  const toast = useToast();
  const title = useGameTitle()(table.game);
  const picture = resultAddress(table.id, locale);
  const points = table.players
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ name, score }) => `${name} ${format.number(score ?? 0)}`);
  const text = `${title}: ${points.join(", ")}`;
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);
  // Whoever opens the link is shown the card in the sharer's language.
  const url = () => `${window.location.origin}/games/${table.id}?lang=${locale}`;
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(url()).then(
      () => true,
      () => false,
    );
    toast({ message: t(copied ? "copied" : "share.failed") });
    onClose();
  };
  const share = async () => {
    // Whoever thinks better of it has shared nothing: there is nothing to say.
    await navigator.share({ title, text, url: url() }).catch(() => undefined);
  };
  return (
    <Dialog
      title={t("share.title")}
      onClose={onClose}
      foot={() => (
        <>
          <a className="btn" href={picture} download={`${table.game}-${table.id}.png`}>
            {t("share.picture")}
          </a>
          <button type="button" className="btn" onClick={() => void copy()}>
            <Icon name="copy" />
            {t("share.copy")}
          </button>
          {canShare && (
            <button type="button" className="btn btn--ink" onClick={() => void share()}>
              <Icon name="share" />
              {t("share.send")}
            </button>
          )}
        </>
      )}
    >
      <Image className="sharecard" src={picture} alt={text} width={1200} height={630} unoptimized />
    </Dialog>
  );
}
