// Table talk: what those who sit at a table say to each other, before, while and after they play.
"use client";

import type { Table } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { memo, useEffect, useRef } from "react";
import { useChat, useChatSeen } from "../../api/chat.ts";
import { useMe } from "../../api/queries.ts";
import { SeatMark } from "../pieces/seat-mark.tsx";
import { Ago } from "../time/ago.tsx";
import { SayForm } from "./say-form.tsx";
import { useInSight } from "./use-in-sight.ts";
import "../../styles/chat.css";

/** Nothing for who does not sit at the table. `className`: for the sheet it stands on. */
export const ChatBox = memo(function ChatBox({ table, className = "sheet" }: { table: Table; className?: string }) {
  const me = useMe();
  const sits = me ? table.players.some(({ userId }) => userId === me.id) : false;
  return sits ? <Talk table={table} className={className} /> : null;
});

function Talk({ table, className }: { table: Table; className: string }) {
  const t = useTranslations("chat");
  const { data: chat } = useChat(table.id);
  const { mutate: tellSeen } = useChatSeen(table.id);
  const list = useRef<HTMLDivElement>(null);
  const newest = chat?.messages.at(-1)?.number ?? 0;
  const isRead = useInSight(list);
  const unread = chat?.messages.filter(({ number }) => number > chat.seen).length ?? 0;

  // The list scrolls, not the page.
  useEffect(() => {
    if (newest > 0 && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  useEffect(() => {
    if (isRead && unread > 0) tellSeen(newest);
  }, [isRead, unread, newest, tellSeen]);

  return (
    <section className={`chatbox ${className}`} data-tab="log" aria-label={t("title")}>
      <header className="chatbox__head">
        <h2>{t("title")}</h2>
        {unread > 0 && <span className="chatbox__new">{t("new", { count: unread })}</span>}
      </header>
      <div className="chat" role="log" ref={list}>
        <ol>
          {chat?.messages.map(({ number, userId, name, text, at }) => {
            const seat = table.players.find((player) => player.userId === userId)?.seat ?? null;
            return (
              <li key={number}>
                {seat !== null && <SeatMark seat={seat} size="s" />} <b>{name}</b> <span>{text}</span>{" "}
                <small>
                  <Ago at={at} />
                </small>
              </li>
            );
          })}
          {newest === 0 && <li className="quiet">{t("none")}</li>}
        </ol>
      </div>
      <SayForm id={table.id} />
    </section>
  );
}
