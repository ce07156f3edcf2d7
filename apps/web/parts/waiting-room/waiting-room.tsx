// A table that has not started: who sits, who is still missing, and what the viewer can do about it.
"use client";

import type { Table } from "@pithead/contracts";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useMe, useTable } from "../../api/queries.ts";
import { BoardSprites } from "../board-sprites.tsx";
import { ChatBox } from "../chat/chat-box.tsx";
import { Lintel } from "../lintel/lintel.tsx";
import { Yard } from "../scenery/yard.tsx";
import { useGameTitle } from "../tables/game-title.tsx";
import { OptionsSaid } from "../tables/options-said.tsx";
import { RulesLink } from "../tables/rules-link.tsx";
import { Benches } from "./benches.tsx";
import { Commitment } from "./commitment.tsx";
import { Invite } from "./invite.tsx";
import { SeatBot } from "./seat-bot.tsx";
import { SeatedDo } from "./seated-do.tsx";
import { ShareLink } from "./share-link.tsx";
import { SignInFirst } from "./sign-in-first.tsx";
import { SitForm } from "./sit-form.tsx";
import "../../styles/pieces.css";
import "../../styles/tables.css";
import "../../styles/waiting-room.css";

export function WaitingRoom({ table: first }: { table: Table }) {
  const t = useTranslations("waiting-room");
  const titleOf = useGameTitle();
  const router = useRouter();
  const me = useMe();
  const table = useTable(first.id, first).data ?? first;
  const started = table.status === "running" || table.status === "finished";
  // The page shows the board from then on.
  useEffect(() => {
    if (started) router.refresh();
  }, [started, router]);

  const seated = me ? table.players.some(({ userId }) => userId === me.id) : false;
  const free = table.seats - table.players.length;
  return (
    <div className="framed">
      <BoardSprites />
      <Lintel />
      <Yard />
      <main className="page page--slim" id="main">
        <div className="sheet card room">
          <header className="room__head">
            <h1 className="speak">{titleOf(table.game)}</h1>
            <OptionsSaid table={table} />
            <RulesLink game={table.game} />
          </header>
          {table.description && <p className="room__say">{table.description}</p>}
          {table.status === "cancelled" ? (
            <>
              <p role="status">{t("cancelled")}</p>
              <Link className="btn btn--ink" href="/lobby">
                {t("lobby")}
              </Link>
            </>
          ) : (
            <>
              <p className="room__now" role="status">
                {t(free === 0 || started ? "starting" : "missing", { free })}
              </p>
              <Benches table={table} me={me?.id} />
              {me?.id === table.ownerId && free > 0 && <SeatBot table={table} />}
              {me === null && free > 0 && <SignInFirst table={table} />}
              {me && !seated && free > 0 && <SitForm table={table} />}
              {free > 0 && <ShareLink table={table} />}
              {me?.id === table.ownerId && free > 0 && <Invite table={table} />}
              {me && seated && <SeatedDo table={table} me={me.id} />}
              <ChatBox table={table} className="room__talk" />
              <Commitment table={table} />
            </>
          )}
        </div>
      </main>
    </div>
  );
}
