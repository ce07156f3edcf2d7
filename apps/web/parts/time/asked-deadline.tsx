// A deadline that is asked "why?": the exact moment in the viewer's own zone, the table's pace, what happens then.
"use client";

import type { Table } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { linesOf, Why } from "../pieces/why.tsx";
import { Deadline } from "./deadline.tsx";
import { useMomentSaid } from "./moment-said.ts";
import { usePaceSaid } from "./pace-said.ts";

export function AskedDeadline({ at, table: { pace, atExpiry } }: { at: string; table: Pick<Table, "pace" | "atExpiry"> }) {
  const t = useTranslations("games");
  const moment = useMomentSaid();
  const paceSaid = usePaceSaid();
  return (
    <Why say={linesOf([`${moment(at)}.`, `${paceSaid(pace)}.`, `${t("clock.at-expiry", { what: atExpiry })}.`])}>
      <Deadline at={at} />
    </Why>
  );
}
