// What a player who sits can do before the start: start it, if it is theirs, or leave.
"use client";

import type { Table } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useLeave, useStart } from "../../api/changes.ts";
import { fewestAt } from "../tables/games-on-offer.ts";
import { Wrong } from "../wrong.tsx";

/** `me`: the viewer's user id. */
export function SeatedDo({ table, me }: { table: Table; me: string }) {
  const t = useTranslations("waiting-room");
  const start = useStart(table.id);
  const leave = useLeave(table.id);
  const failed = start.error ?? leave.error;
  const owns = table.ownerId === me;
  const alone = table.players.length === 1;
  return (
    <div className="stack-form">
      <div className="row">
        {owns && table.players.length >= fewestAt(table) && table.players.length < table.seats && (
          <button className="btn btn--go" type="button" onClick={() => start.mutate()} disabled={start.isPending}>
            {t("start", { players: table.players.length })}
          </button>
        )}
        <button className="btn" type="button" onClick={() => leave.mutate()} disabled={leave.isPending}>
          {t(alone ? "close" : "leave")}
        </button>
      </div>
      {owns && !alone && <p className="quiet">{t("owner-leaves")}</p>}
      <Wrong error={failed} />
    </div>
  );
}
