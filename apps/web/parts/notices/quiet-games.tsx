// Games about which the viewer is told by fewer ways than else.
"use client";

import type { NoticeSettings } from "@pithead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { account } from "../../api/browser-account.ts";
import { keys } from "../../api/keys.ts";
import { useGameTitle } from "../tables/game-title.tsx";
import { useListFormat } from "../words/list-format.ts";
import { Wrong } from "../wrong.tsx";

/** Nothing while all games are told by every way. */
export function QuietGames({ games }: { games: NoticeSettings["quietGames"] }) {
  const t = useTranslations("notices");
  const and = useListFormat();
  const or = useListFormat("disjunction");
  const titleOf = useGameTitle();
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: (gameId: string) => account.changeGameNotices(gameId, []),
    onSuccess: (now, gameId) => {
      queries.setQueryData(keys.gameNotices(gameId), now);
      void queries.invalidateQueries({ queryKey: keys.noticeSettings });
    },
  });
  if (games.length === 0) return null;
  return (
    <section className="sheet card" aria-labelledby="quiet-games">
      <h2 className="speak" id="quiet-games">
        {t("quiet-games.title")}
      </h2>
      <ul className="tokens">
        {games.map(({ gameId, game, others, off }) => {
          const table = t("with", { game: titleOf(game), others: and.format(others) });
          return (
            <li key={gameId}>
              <span>
                <Link href={`/games/${gameId}`}>{table}</Link>{" "}
                <span className="quiet">
                  {t("quiet-games.off", {
                    ways: or.format(off.map((channel) => t(`game.${channel}`))),
                  })}
                </span>
              </span>
              <button
                className="btn"
                type="button"
                disabled={again.isPending}
                aria-label={t("quiet-games.again-named", { table })}
                onClick={() => again.mutate(gameId)}
              >
                {t("quiet-games.again")}
              </button>
            </li>
          );
        })}
      </ul>
      <Wrong error={again.error} />
    </section>
  );
}
