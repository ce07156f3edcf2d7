// Answering an invitation: sitting down, or declining.
"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useAcceptInvitation, useDeclineInvitation } from "../../api/invitations.ts";
import { randomSeed } from "../fair-chance/random-seed.ts";
import { Wrong } from "../wrong.tsx";

export function Answer({ id, table, canAccept }: { id: string; table: string; canAccept: boolean }) {
  const t = useTranslations("invitation");
  const router = useRouter();
  const accept = useAcceptInvitation(id);
  const decline = useDeclineInvitation(id);
  const [seed, setSeed] = useState("");
  // Drawn in the browser only: the server's page holds none.
  useEffect(() => setSeed(randomSeed()), []);
  const failed = accept.error ?? decline.error;
  if (decline.isSuccess) return <p role="status">{t("declined")}</p>;
  return (
    <div className="stack-form">
      <div className="row">
        {canAccept && (
          <button
            className="btn btn--go"
            type="button"
            disabled={accept.isPending || seed === ""}
            onClick={() => accept.mutate(seed, { onSuccess: () => router.push(`/games/${table}`) })}
          >
            {t("accept")}
          </button>
        )}
        <button className="btn" type="button" disabled={decline.isPending} onClick={() => decline.mutate()}>
          {t("decline")}
        </button>
      </div>
      <Wrong error={failed} />
    </div>
  );
}
