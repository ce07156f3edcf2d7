// The table's owner fills a seat with a bot.
"use client";

import type { Table } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useSeatBot } from "../../api/changes.ts";
import { BOT_LEVELS } from "../tables/games-on-offer.ts";
import { Wrong } from "../wrong.tsx";

export function SeatBot({ table }: { table: Table }) {
  const t = useTranslations("waiting-room");
  const seat = useSeatBot(table.id);
  return (
    <fieldset className="field">
      <legend className="legend">{t("seat-bot")}</legend>
      <div className="row">
        {BOT_LEVELS.map((level) => (
          <button className="btn" type="button" key={level} onClick={() => seat.mutate(level)} disabled={seat.isPending}>
            {t("bot-level", { level })}
          </button>
        ))}
      </div>
      <Wrong error={seat.error} />
    </fieldset>
  );
}
