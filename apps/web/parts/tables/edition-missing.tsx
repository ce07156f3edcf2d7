// Instead of a table: the edition that it plays is not on this server now.
import type { Table } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { Notice } from "../notice.tsx";

export function EditionMissing({ table }: { table: Table }) {
  const t = useTranslations("problems");
  return <Notice title={t("edition-missing.title")} say={t("edition-missing.say", { edition: String(table.options.edition) })} />;
}
