// A game that waits for the viewer: where it stands, what is asked, the way in.
"use client";

import type { Table } from "@pithead/contracts";
import { Chimney, Headframe } from "@pithead/drawings/scenery";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useMe } from "../../api/queries.ts";
import { SeatMark } from "../pieces/seat-mark.tsx";
import { PlayerLink } from "../players/player-link.tsx";
import { useGameTitle } from "../tables/game-title.tsx";
import { Ago } from "../time/ago.tsx";
import { AskedDeadline } from "../time/asked-deadline.tsx";
import { useListFormat } from "../words/list-format.ts";
import { DuePicture } from "./due-picture.tsx";
import { useDueStory } from "./due-story.ts";

export function DueCard({ table, first }: { table: Table; first: boolean }) {
  const t = useTranslations("home");
  const games = useTranslations("games");
  const titleOf = useGameTitle();
  const me = useMe();
  const { view, seat, where, ask, news } = useDueStory(table);
  const deadline = table.players.find(({ userId }) => userId === me?.id)?.clock?.deadline;
  const names = useListFormat().format(table.players.flatMap(({ userId, name }) => (userId === me?.id ? [] : name)));
  const page = `/games/${table.id}`;
  return (
    <article className={first ? "due due--first" : "due"}>
      {first && (
        <span className="due__tower" aria-hidden="true">
          <Chimney height={70} />
          <Headframe />
        </span>
      )}
      <div className="due__pic" aria-hidden="true" inert>
        <DuePicture game={table.game} view={view} seat={seat} />
      </div>
      <div className="due__say">
        <header>
          <h2>
            <Link href={page} aria-label={games("table-with", { game: titleOf(table.game), names })}>
              {titleOf(table.game)}
            </Link>
          </h2>
        </header>
        <p className="due__at">{where ?? " "}</p>
        <p className="due__ask">{ask ?? t("ask")}</p>
        <span className="due__who">
          {table.players.map(({ userId, name, seat: at }) => (
            <span className="who__one" key={userId}>
              <SeatMark seat={at ?? 0} size="s" />
              <PlayerLink player={{ userId, name }} called={userId === me?.id ? t("you") : name} />
            </span>
          ))}
        </span>
        <ul className={table.seq > 0 ? "due__news" : "due__news due__news--none"}>
          {news.map(({ key, seat: whose, text }) => (
            <li key={key}>
              {whose !== null && <SeatMark seat={whose} size="s" />}
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <footer>
          <span className="due__since">
            {deadline ? <AskedDeadline at={deadline} table={table} /> : <Ago at={table.lastMoveAt ?? table.startedAt ?? table.createdAt} />}
          </span>
          <Link className="btn btn--go" href={page} aria-label={t("play-at", { game: titleOf(table.game), where: where ?? "" })}>
            {t("play")}
          </Link>
        </footer>
      </div>
    </article>
  );
}
