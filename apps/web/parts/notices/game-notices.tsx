// By which ways the viewer is told about one game.
"use client";

import type { NoticeSettings, GameNotices as Switched } from "@pithead/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { account } from "../../api/browser-account.ts";
import { keys } from "../../api/keys.ts";
import { Wrong } from "../wrong.tsx";
import "../../styles/notices.css";

type Channel = Switched["off"][number];

const CHANNELS = ["mail", "push", "webhook", "feed"] as const satisfies readonly Channel[];

export function GameNotices({ gameId }: { gameId: string }) {
  const t = useTranslations("notices");
  const queries = useQueryClient();
  const settings = useQuery({ queryKey: keys.noticeSettings, queryFn: account.noticeSettings }).data;
  const { data } = useQuery({ queryKey: keys.gameNotices(gameId), queryFn: () => account.gameNotices(gameId) });
  const change = useMutation({
    mutationFn: (off: Channel[]) => account.changeGameNotices(gameId, off),
    onSuccess: (now) => {
      queries.setQueryData(keys.gameNotices(gameId), now);
      void queries.invalidateQueries({ queryKey: keys.noticeSettings });
    },
  });
  if (settings === undefined || data === undefined) return <p className="quiet" aria-busy="true" />;
  // What was pressed shows at once.
  const off = change.isPending ? change.variables : data.off;
  const set = (channel: Channel, on: boolean) => change.mutate(CHANNELS.filter((each) => (each === channel ? !on : off.includes(each))));
  const ready = CHANNELS.filter((channel) => isReady(settings, channel));
  return (
    <fieldset className="gamenotices">
      <legend className="sr">{t("game.title")}</legend>
      {ready.map((channel) => (
        <label key={channel} className="switch">
          <input
            type="checkbox"
            checked={!off.includes(channel)}
            disabled={change.isPending}
            onChange={(event) => set(channel, event.target.checked)}
          />
          <span>{t(`game.${channel}`)}</span>
        </label>
      ))}
      <p className="quiet">
        {ready.length === 0 ? t("game.none") : t("game.say")} <Link href="/account/notices">{t("settings")}</Link>
      </p>
      <Wrong error={change.error} />
    </fieldset>
  );
}

/** Whether a way is set up and switched on for all games. */
function isReady({ mail, push, devices, webhookOn, webhook, feedKey }: NoticeSettings, channel: Channel): boolean {
  switch (channel) {
    case "mail":
      return mail;
    case "push":
      return push && devices.length > 0;
    case "webhook":
      return webhookOn && webhook !== null;
    case "feed":
      return feedKey !== null;
  }
}
