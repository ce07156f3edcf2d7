// Until when somebody has to move, and what happens then.
"use client";

import type { Table, TablePlayer } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { clockRests } from "../../../parts/time/clock-rests.ts";
import { useMomentSaid } from "../../../parts/time/moment-said.ts";
import { useServiceNow } from "../../../parts/time/use-service-now.ts";

const SECOND_MS = 1000;

export function Due({ table, player, isOwn, name }: { table: Table; player: TablePlayer; isOwn: boolean; name: string }) {
  const t = useTranslations("table");
  const moment = useMomentSaid();
  const now = useServiceNow(SECOND_MS);
  const { clock, vacationUntil } = player;
  if (clock === null || clock.deadline === null) return null;
  const who = isOwn ? "you" : "other";
  const rests = clock.since !== null && clockRests(clock.since, now);
  return (
    <p suppressHydrationWarning>
      {rests && vacationUntil !== null && `${t("clocks.rests", { who, name, at: moment(vacationUntil) })} `}
      {t.rich("clocks.until", { who, name, at: moment(clock.deadline), b: (words) => <b>{words}</b> })}{" "}
      {t("clocks.then", { who, name, what: table.atExpiry })}
    </p>
  );
}
