// What the viewer's own clock has got by the move that was just made.
"use client";

import type { Game } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useSpanSaid } from "../../../parts/time/span.ts";
import { ownPlayer } from "../own-player.ts";

const SECOND_MS = 1000;

/** Nothing at a table without clocks. */
export function AfterMove({ game }: { game: Game }) {
  const t = useTranslations("table");
  const span = useSpanSaid();
  const { pace } = game.table;
  const clock = ownPlayer(game)?.clock;
  if (pace.kind === "none" || !clock || clock.deadline !== null) return null;
  const time = span(clock.left);
  if (pace.kind === "each") return <p className="move__clock">{t("clocks.next-each", { time })}</p>;
  if (clock.left >= pace.cap * SECOND_MS) return <p className="move__clock">{t("clocks.full", { time })}</p>;
  return <p className="move__clock">{t("clocks.got", { more: span(pace.increment * SECOND_MS), time })}</p>;
}
