// What pressing parts of the board does while a move is built: the same choices as in the panel.
"use client";

import { type Position, type Reason, refuse, SLOTS, type StepReason } from "@pithead/game-kohle-und-kolonie/client";
import { useMemo } from "react";
import { remembered } from "../../parts/remembered.ts";
import { withoutStep } from "../../parts/without-step.ts";
import type { Look, LookAt, Target } from "../board/look.ts";
import { stillBoard } from "../board/look.ts";
import { useSpeaker } from "../board/words.ts";
import { useOptionWords } from "../panel/option-words.ts";
import { draggable } from "./drags.ts";
import { targetOf } from "./facets.ts";
import type { Answer, Pick } from "./picks.ts";
import { refusePick } from "./standing.ts";
import type { TurnInHand } from "./use-turn.ts";
import { whyNotThere } from "./why-not-there.ts";

/** How each part of the board looks to a viewer who may be asked. */
export function useLookAt(
  position: Position,
  seat: number | null,
  turn: TurnInHand,
  names: readonly string[],
  changed: ReadonlyMap<string, number>,
): LookAt {
  const speaker = useSpeaker(position.options);
  const words = useOptionWords(position);
  const { built } = turn;
  // Half a hundred parts have a handful of reasons.
  const why = useMemo(() => {
    const said = (reason: Reason | StepReason) => speaker.reason(withoutStep(reason), { names, reader: seat });
    return remembered(said, (reason) => JSON.stringify(reason));
  }, [speaker, names, seat]);
  const fresh = (target: Target) => (turn.picks.length > 0 ? undefined : changed.get(target));
  if (seat === null || built === undefined) return changed.size === 0 ? stillBoard : (target) => ({ fresh: fresh(target) });

  const look = (target: Target): Look => {
    switch (built.kind) {
      case "answer": {
        const answer = built.answers.find((each) => answerTarget(each) === target);
        if (answer)
          return {
            press: () => turn.pick({ pick: "answer", command: answer }),
            label: words.answer(answer),
            isChosen: answer === built.chosen,
          };
        return lookAtBonus(target) ?? {};
      }
      case "secure":
        return lookToSecure(target);
      case "turn":
        return lookToStep(target);
    }
  };
  const loose = draggable(built);
  return (target) => ({ ...look(target), fresh: fresh(target), isLoose: loose.has(target) });

  /** A marker that can't be chosen says why. */
  function lookAtBonus(target: Target): Look | undefined {
    if (built?.kind !== "answer" || built.question !== "chooseBonus" || !target.startsWith("bonus:")) return undefined;
    const marker = position.bonusRow.find((each) => `bonus:${each}` === target);
    const reason = marker && refuse(position, seat ?? 0, { type: "chooseBonus", marker });
    return reason ? { why: why(reason) } : undefined;
  }

  /** A press secures for a coin, else by the team; another takes it back. */
  function lookToSecure(target: Target): Look {
    const slot = SLOTS.find((each) => target === `place:rescue:${each}`);
    if (built?.kind !== "secure" || slot === undefined) return {};
    const isChosen = built.coins.includes(slot) || built.team.includes(slot);
    const picks: Pick[] = isChosen
      ? [{ pick: "secure", slot, by: null }]
      : [
          { pick: "secure", slot, by: "coin" },
          { pick: "secure", slot, by: "team" },
        ];
    const reasons = picks.map((pick) => refusePick(position, seat ?? 0, turn.picks, pick));
    const at = reasons.indexOf(undefined);
    const pick = picks[at];
    if (pick) return { press: () => turn.pick(pick), label: words.secure(slot, isChosen), isChosen };
    const [reason] = reasons;
    return reason && reason.code !== "slot-empty" && reason.code !== "slot-secured" ? { why: why(reason) } : {};
  }

  function lookToStep(target: Target): Look {
    if (built?.kind !== "turn" || seat === null) return {};
    const player = built.after.players[seat];
    const isChosen = player !== undefined && turn.chosen.some((facet) => targetOf(facet, player) === target);
    const option = turn.narrowed.targets.get(target);
    if (option === undefined) {
      const reason = isChosen ? undefined : whyNotThere(position, seat, built, target, turn.narrowed.kind);
      return { isChosen, why: reason && why(reason) };
    }
    // Before it is clear what is done there, its own label says more.
    const label = option.facet.of === "target" ? undefined : words.option(option.facet);
    return { press: () => turn.choose(option), label, isChosen };
  }
}

/** The part of the board that an answer is about. */
function answerTarget(answer: Answer): Target | undefined {
  switch (answer.type) {
    case "chooseBonus":
      return `bonus:${answer.marker}`;
    case "lose":
      return `place:${answer.from}`;
    case "placeMine":
      return `slot:${answer.slot}`;
    case "damage":
    case "declare":
    case "bid":
    case "pass":
    case "load":
      return undefined;
  }
}
