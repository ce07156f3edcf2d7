// Running games with a seat that is open to a substitute: what one would take over, and how fast it is played.
"use client";

import type { TableList } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useOfferedTables } from "../../api/table-lists.ts";
import { OfferedCard } from "./offered-card.tsx";

/** Nothing while there is no such seat. */
export function OfferedTables({ first }: { first: TableList }) {
  const t = useTranslations("lobby");
  const { tables = [], more, fetchMore, isFetchingMore } = useOfferedTables(first);
  if (tables.length === 0) return null;
  return (
    <section className="lobby" aria-labelledby="offered">
      <div>
        <h2 className="speak" id="offered">
          {t("offered")}
        </h2>
        <p className="quiet">{t("offered-say")}</p>
      </div>
      <ul className="tables">
        {tables.map((table) => (
          <OfferedCard key={table.id} table={table} />
        ))}
      </ul>
      {more && (
        <button className="btn" type="button" onClick={fetchMore} disabled={isFetchingMore}>
          {t("more")}
        </button>
      )}
    </section>
  );
}
