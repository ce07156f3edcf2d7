// A seat that is open to a substitute, and the way onto it.
"use client";

import type { Game, TablePlayer } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { useAgreements } from "../../../api/changes.ts";
import { useMe } from "../../../api/queries.ts";

interface OfferedProps {
  game: Game;
  player: TablePlayer;
  name: string;
  agree: ReturnType<typeof useAgreements>;
}

export function Offered({ game, player: { seat }, name, agree }: OfferedProps) {
  const t = useTranslations("table");
  const me = useMe();
  const { id, reliability } = game.table;
  return (
    <div className="clocks__do">
      <p>
        {t("clocks.offered", { name })} {reliability > 0 && t("clocks.offered-reliable", { percent: reliability })}
      </p>
      {me && game.seat === null && seat !== null && (
        <button type="button" className="btn btn--go" onClick={() => agree.mutate({ do: "take", seat })} disabled={agree.isPending}>
          {t("clocks.take")}
        </button>
      )}
      {me === null && (
        <Link className="btn" href={`/sign-in?callbackUrl=${encodeURIComponent(`/games/${id}`)}`}>
          {t("clocks.take-signed-in")}
        </Link>
      )}
    </div>
  );
}
