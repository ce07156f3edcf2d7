// The button that takes a seat in one go, from a list of tables.
"use client";

import type { Table } from "@pithead/contracts";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useSit } from "../../api/changes.ts";
import { useMe } from "../../api/queries.ts";
import { randomSeed } from "../fair-chance/random-seed.ts";
import { useProblemSaid } from "../problem-said.ts";
import { useToast } from "../toast/toasts.tsx";
import { useGameTitle } from "./game-title.tsx";

export function SitDown({ table }: { table: Table }) {
  const t = useTranslations("games");
  const titleOf = useGameTitle();
  const me = useMe();
  const router = useRouter();
  const toast = useToast();
  const said = useProblemSaid();
  const sit = useSit(table.id);
  const page = `/games/${table.id}`;
  const owner = table.players.find(({ userId }) => userId === table.ownerId)?.name ?? "";
  const label = t("sit-at", { game: titleOf(table.game), owner });
  if (!me || table.players.some(({ userId }) => userId === me.id)) {
    return (
      <Link className="btn" href={page} aria-label={me ? t("to-table", { game: titleOf(table.game), owner }) : label}>
        {me ? t("open") : t("sit-down")}
      </Link>
    );
  }
  const act = () =>
    sit.mutate(randomSeed(), {
      onSuccess: () => router.push(page),
      onError: (error) => toast({ message: said(error) }),
    });
  return (
    <button className="btn" type="button" onClick={act} disabled={sit.isPending} aria-label={label}>
      {t("sit-down")}
    </button>
  );
}
