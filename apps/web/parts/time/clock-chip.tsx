// A player's clock in a row of players: a bar of what is left, and the time; red and said so when little is left.
"use client";

import type { Pace, TablePlayer } from "@pithead/contracts";
import { customProperties } from "@pithead/drawings/pieces";
import { useTranslations } from "next-intl";
import { Why } from "../pieces/why.tsx";
import { clockRests } from "./clock-rests.ts";
import { Deadline, useTimeLeft } from "./deadline.tsx";
import { useSpanSaid } from "./span.ts";
import { useServiceNow } from "./use-service-now.ts";
import "../../styles/clock-chip.css";

const SECOND_MS = 1000;
/** Less than this share of the time there can be is little. */
const LITTLE = 1 / 3;

interface ClockChipProps {
  player: TablePlayer;
  pace: Pace;
  /** What it shows, explained. */
  why: string;
}

/** Nothing at a table without clocks, for a bot, and while one plays on. */
export function ClockChip({ player, pace, why }: ClockChipProps) {
  const { clock } = player;
  const t = useTranslations("games");
  const span = useSpanSaid(true);
  const now = useServiceNow(SECOND_MS);
  if (clock === null || pace.kind === "none" || (player.bot ?? player.playedBy) !== null) return null;
  const whole = (pace.kind === "each" ? pace.time : pace.cap) * SECOND_MS;
  if (player.timeUpAt !== null) {
    return (
      <Why say={why} className="clockchip clockchip--low">
        {t("clock.up")}
      </Why>
    );
  }
  if (clock.deadline !== null && clock.since !== null && !clockRests(clock.since, now))
    return <Running deadline={clock.deadline} whole={whole} why={why} />;
  return (
    <Why say={why} className="clockchip clockchip--still">
      <Bar share={clock.left / whole} />
      {t(clock.deadline === null ? "clock.stands" : "clock.rests", { time: span(clock.left) })}
    </Why>
  );
}

function Running({ deadline, whole, why }: { deadline: string; whole: number; why: string }) {
  const t = useTranslations("games");
  const { left } = useTimeLeft(deadline);
  const isLow = left < whole * LITTLE;
  return (
    <Why say={why} className={isLow ? "clockchip clockchip--low" : "clockchip"}>
      <Bar share={left / whole} />
      <Deadline at={deadline} bare />
      {isLow && <span className="sr">{t("clock.low")}</span>}
    </Why>
  );
}

function Bar({ share }: { share: number }) {
  return <i aria-hidden="true" style={customProperties({ "--left": `${Math.round(Math.min(1, share) * 100)}%` })} />;
}
