// What the server has promised about chance, before anybody sat.
"use client";

import type { Table } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Icon } from "../icons/icon.tsx";

export function Commitment({ table }: { table: Table }) {
  const t = useTranslations("waiting-room");
  return (
    <details className="seed">
      <summary>
        <Icon name="lock" />
        <span>{t("commitment.summary")}</span>
        <Icon name="down" small />
      </summary>
      <p>
        {t("commitment.why")} <Link href="/about#fair-chance">{t("commitment.more")}</Link>
      </p>
      <dl className="facts">
        <dt>{t("commitment.table")}</dt>
        <dd>
          <code>{table.id}</code>
        </dd>
        <dt>{t("commitment.hash")}</dt>
        <dd>
          <code>{table.commitment}</code>
        </dd>
      </dl>
    </details>
  );
}
