// What the move panel asks, what Confirm says, and what it warns of before.
"use client";

import { auctionStanding, componentsOf, mineOf, type Position, playerAt, workersOf } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import type { Asked } from "../../parts/move-panel.tsx";
import { type NameOf, useNames } from "../board/words.ts";
import type { Built } from "../turn/built.ts";
import type { TurnInHand } from "../turn/use-turn.ts";
import { useOptionWords } from "./option-words.ts";

export function useAsk(position: Position, seat: number, built: Built, turn: TurnInHand, names: readonly string[]): Asked {
  const t = useTranslations("kohle-und-kolonie");
  const nameOf = useNames(position);
  const words = useOptionWords(position);
  switch (built.kind) {
    case "turn":
      return turnAsk(t, nameOf, position, built, turn);
    case "secure": {
      const coins = built.coins.length;
      const count = coins + built.team.length;
      return { ask: t("ask.secure"), confirm: t("confirm.secure", { count, coins }), sure: t("sure.secure") };
    }
    case "answer":
      return built.question === "bid"
        ? { ask: bidAsk(), confirm: built.chosen ? words.answer(built.chosen) : t("confirm.plain") }
        : { ask: answerAsk(built.question), confirm: t(`confirm.${built.question}`) };
  }

  function bidAsk(): string {
    const standing = auctionStanding(position);
    const name = standing?.leader == null ? t("syndicate") : (names[standing.leader] ?? "");
    return t("ask.bid", { who: standing?.leader == null ? "syndicate" : "player", name, total: standing?.leading ?? 0 });
  }

  function answerAsk(question: Exclude<Extract<Built, { kind: "answer" }>["question"], "bid">): string {
    switch (question) {
      case "chooseBonus":
        return t("ask.chooseBonus");
      case "lose":
        return t("ask.lose", { count: position.accident?.losing.find((each) => each.seat === seat)?.miners ?? 1 });
      case "damage":
        return t("ask.damage");
      case "declare":
        return t("ask.declare", { field: fieldSaid() });
      case "placeMine":
        return t("ask.placeMine", { field: fieldSaid(), vp: largeVp() });
      case "load":
        return t("ask.load", { workers: canPayWorker() ? 1 : 0 });
    }
  }

  /** Loading on the front costs a local worker. */
  function canPayWorker(): boolean {
    const player = playerAt(position, seat);
    return !player.flipped.loading && workersOf(player) > 0;
  }

  function fieldSaid(): string {
    return position.consolidation === null ? "" : nameOf({ piece: "field", field: position.consolidation.field });
  }

  function largeVp(): number {
    return position.consolidation === null ? 0 : mineOf(componentsOf(position), position.consolidation.field).vp;
  }
}

function turnAsk(
  t: ReturnType<typeof useTranslations<"kohle-und-kolonie">>,
  nameOf: NameOf,
  position: Position,
  built: Extract<Built, { kind: "turn" }>,
  turn: TurnInHand,
): Asked {
  const isExtra = position.phase === "extra-action";
  if (built.turnedOver !== null) {
    return {
      ask: t("ask.marker", { station: nameOf({ piece: "station", station: built.turnedOver }) }),
      confirm: t("confirm.marker", { end: built.end ? "yes" : "no" }),
      warning: t("warn.marker"),
    };
  }
  const { question, kind } = turn.narrowed;
  if (turn.chosen.length > 0 && question !== null)
    return { ask: t(`question.${question}`, { kind: kind ?? "none" }), confirm: t("confirm.plain") };
  const hasAction = built.after.turn?.action != null;
  if (built.steps.length === 0) {
    const has = position.turn?.hasBegun === true;
    const phase = has ? (hasAction ? "done" : "begun") : isExtra ? "extra" : "action";
    return {
      ask: t("ask.turn", { phase: isExtra ? "extra" : position.phase === "second-action" ? "second" : "first", begun: has ? "yes" : "no" }),
      confirm: t("confirm.noStep", { phase }),
      sure: t("sure.noStep", { phase }),
    };
  }
  return {
    ask: t("ask.more", { action: hasAction ? "yes" : "no" }),
    confirm: t("confirm.turn"),
    ...(isExtra && position.turn?.hasBegun === false ? { warning: t("warn.extra") } : hasAction ? {} : { warning: t("warn.noAction") }),
  };
}
