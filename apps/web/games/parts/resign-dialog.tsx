// Asks once more before the viewer leaves for good, and says what it means for seat, rating and reliability.
"use client";

import type { Game } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAgreements } from "../../api/changes.ts";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { Choice } from "../../parts/new-table/choice.tsx";
import { Wrong } from "../../parts/wrong.tsx";

const HEIRS = ["bot", "substitute"] as const;

export function ResignDialog({ game: { table }, onClose }: { game: Game; onClose: () => void }) {
  const t = useTranslations("table");
  const agree = useAgreements(table.id);
  const [to, setTo] = useState<(typeof HEIRS)[number]>("bot");
  return (
    <Dialog
      title={t("resign.title")}
      onClose={onClose}
      foot={(close) => (
        <>
          <button type="button" className="btn" onClick={close}>
            {t("resign.stay")}
          </button>
          <button
            type="button"
            className="btn btn--danger"
            disabled={agree.isPending}
            onClick={() => agree.mutate({ do: "resign", to }, { onSuccess: close })}
          >
            {t("resign.go")}
          </button>
        </>
      )}
    >
      <ul className="resign">
        <li>{t("resign.for-good")}</li>
        <li>{t("resign.others")}</li>
        <li>{t(table.rated ? "resign.rating" : "resign.not-rated")}</li>
        <li>{t("resign.reliability")}</li>
      </ul>
      <Choice
        legend={t("resign.seat")}
        name="heir"
        value={to}
        onChange={setTo}
        choices={HEIRS.map((heir) => ({ value: heir, label: t(`resign.${heir}`), note: t(`resign.${heir}-note`) }))}
      />
      <Wrong error={agree.error} />
    </Dialog>
  );
}
