// Takes a seat, with the player's own part of chance.
"use client";

import type { Table } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { useSit } from "../../api/changes.ts";
import { randomSeed } from "../fair-chance/random-seed.ts";
import { SeedField } from "../fair-chance/seed-field.tsx";
import { Wrong } from "../wrong.tsx";

export function SitForm({ table }: { table: Table }) {
  const t = useTranslations("waiting-room");
  const sit = useSit(table.id);
  const [seed, setSeed] = useState("");
  // Drawn in the browser only: the server's page holds none.
  useEffect(() => setSeed(randomSeed()), []);
  const take = (event: FormEvent) => {
    event.preventDefault();
    sit.mutate(seed);
  };
  return (
    <form className="stack-form" onSubmit={take}>
      <button className="btn btn--go btn--wide" type="submit" disabled={sit.isPending || seed === ""}>
        {t("sit")}
      </button>
      {table.seats - table.players.length === 1 && <p className="quiet">{t("last-seat")}</p>}
      <Wrong error={sit.error} />
      <SeedField seed={seed} onChange={setSeed} />
    </form>
  );
}
