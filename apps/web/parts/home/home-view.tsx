// Home: your move first, then what waits for others, then open tables.
"use client";

import type { MyGames, TableList } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useMe, useMyGames } from "../../api/queries.ts";
import { Icon } from "../icons/icon.tsx";
import { LearnLinks } from "../learn/learn-links.tsx";
import { OpenTables } from "../tables/open-tables.tsx";
import { DueCard } from "./due-card.tsx";
import { FinishedList, OpenList, WaitingList } from "./game-lists.tsx";

export function HomeView({ games: firstGames, tables }: { games: MyGames; tables: TableList }) {
  const t = useTranslations("home");
  const lobby = useTranslations("lobby");
  const me = useMe();
  const games = useMyGames(firstGames) ?? firstGames;
  const due = games.yourMove.length;
  return (
    <main className="home" id="main">
      <section className="home__mine" aria-labelledby="your-move">
        <h1 id="your-move">
          {due > 0 ? (
            <>
              {t("your-move")} <span className="count count--due count--l">{due}</span>
            </>
          ) : (
            t("hello", { name: me?.name ?? "" })
          )}
        </h1>
        {due > 0 ? (
          <div className="dues">
            {games.yourMove.map((table, index) => (
              <DueCard key={table.id} table={table} first={index === 0} />
            ))}
          </div>
        ) : (
          <Quiet games={games} />
        )}
        {me?.guest && due + games.waiting.length > 0 && (
          <div className="banner">
            <Icon name="info" />
            <p>{t.rich("guest", { account: (words) => <Link href="/account">{words}</Link> })}</p>
          </div>
        )}
        <FinishedList tables={games.finishedUnseen} />
        <WaitingList tables={games.waiting} />
        <OpenList tables={games.open} />
      </section>
      <aside className="home__lobby">
        <OpenTables
          first={tables}
          headingId="open-tables"
          heading={
            <h2 className="speak" id="open-tables">
              {lobby("heading")}
            </h2>
          }
        />
      </aside>
    </main>
  );
}

/** Nothing is asked: say so, and what one could do. */
function Quiet({ games }: { games: MyGames }) {
  const t = useTranslations("home");
  const me = useMe();
  const playing = games.waiting.length + games.open.length > 0;
  const mailed = playing && !me?.guest;
  return (
    <div className="sheet quietly">
      <p className="speak">{t(playing ? "nothing-due" : "no-games")}</p>
      <p>{t(mailed ? "nothing-due-mailed" : playing ? "nothing-due-say" : "no-games-say")}</p>
      {!playing && (
        <Link className="btn btn--go" href="/new">
          {t("new")}
        </Link>
      )}
      {!playing && <LearnLinks />}
    </div>
  );
}
