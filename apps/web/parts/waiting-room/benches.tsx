// The seats of a table before the start: who sits, who owns it, what is free.
"use client";

import type { Table } from "@pithead/contracts";
import { range } from "@pithead/drawings/pieces";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useRemove } from "../../api/changes.ts";
import { Icon } from "../icons/icon.tsx";
import { Worker } from "../pieces/crew.tsx";
import { useProblemSaid } from "../problem-said.ts";
import { useToast } from "../toast/toasts.tsx";

/** `me`: the viewer's user id. */
export function Benches({ table, me }: { table: Table; me: string | undefined }) {
  const t = useTranslations("waiting-room");
  const toast = useToast();
  const said = useProblemSaid();
  const remove = useRemove(table.id);
  const take = (userId: string) => remove.mutate(userId, { onError: (error) => toast({ message: said(error) }) });
  return (
    <ol className="benches" aria-label={t("seats")}>
      {range(table.seats).map((place) => {
        const player = table.players[place];
        return (
          <li key={player?.userId ?? `free-${place}`} className={player ? undefined : "is-free"}>
            <span className={player ? undefined : "seatfree"}>
              <Worker seat={place} ghost={!player} />
            </span>
            <span className="benches__who">
              <b>
                {player ? (
                  <Link className="alone" href={`/players/${player.userId}`}>
                    {player.name}
                  </Link>
                ) : (
                  t("free")
                )}
              </b>
              {player && (
                <small>
                  {[
                    player.userId === me && t("you"),
                    player.userId === table.ownerId && t("owner"),
                    player.bot !== null && t("bot", { level: player.bot }),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              )}
            </span>
            {player && me === table.ownerId && player.userId !== me && (
              <button
                className="btn btn--plain btn--square"
                type="button"
                onClick={() => take(player.userId)}
                disabled={remove.isPending}
                aria-label={t("remove", { name: player.name })}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
