// The middle of the move panel while a turn is built: the steps so far, then the next choices.
"use client";

import type { Position, Step } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Choice } from "../../parts/choice.tsx";
import { withoutStep } from "../../parts/without-step.ts";
import { useSpeaker } from "../board/words.ts";
import type { Built } from "../turn/built.ts";
import type { Facet, StepKind } from "../turn/facets.ts";
import { type MenuItem, menuOf } from "../turn/menu.ts";
import type { TurnInHand } from "../turn/use-turn.ts";
import { isOfOneAmongMany } from "../turn/why-not.ts";
import { ChoiceText } from "./choice-picture.tsx";
import { useOptionNotes } from "./option-notes.ts";
import { KindPicture, OptionPicture } from "./option-picture.tsx";
import { useOptionWords } from "./option-words.ts";

interface TurnPanelProps {
  position: Position;
  seat: number;
  built: Extract<Built, { kind: "turn" }>;
  turn: TurnInHand;
}

export function TurnPanel({ position, seat, built, turn }: TurnPanelProps) {
  const words = useOptionWords(position);
  return (
    <>
      <StepsSoFar steps={built.steps} chosen={turn.chosen} words={words} onBackTo={turn.backTo} />
      {built.turnedOver !== null && <EndChoices built={built} turn={turn} />}
      {turn.chosen.length === 0 && built.turnedOver === null ? (
        <Menu position={position} seat={seat} built={built} turn={turn} />
      ) : (
        <Options position={position} seat={seat} built={built} turn={turn} />
      )}
    </>
  );
}

interface StepsProps {
  steps: readonly Step[];
  chosen: readonly Facet[];
  words: ReturnType<typeof useOptionWords>;
  onBackTo: (steps: number) => void;
}

/** Each done step can be pressed to go back to it; the last line is the step being put together. On a phone they are one strip: its end shows. */
function StepsSoFar({ steps, chosen, words, onBackTo }: StepsProps) {
  const t = useTranslations("kohle-und-kolonie");
  const list = useRef<HTMLOListElement>(null);
  const count = steps.length + chosen.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ left: list.current.scrollWidth });
  }, [count]);
  if (steps.length === 0 && chosen.length === 0) return null;
  const numbered = steps.map((step, index) => ({ step, n: index + 1 }));
  return (
    <ol ref={list} className="worded" aria-label={t("turn.steps")}>
      {numbered.map(({ step, n }) => (
        <li key={n}>
          <button type="button" aria-label={t("turn.backTo", { n, step: words.step(step) })} onClick={() => onBackTo(n)}>
            <b>{n}</b>
            <span>{words.step(step)}</span>
          </button>
        </li>
      ))}
      {chosen.length > 0 && (
        <li className="is-open">
          <Icon name="hand" small />
          <span>{chosen.map(words.option).join(" · ")}</span>
        </li>
      )}
    </ol>
  );
}

/** The five actions, the bonus marker, the extra options: also what is not possible now, with its reason. */
function Menu({ position, seat, built, turn }: TurnPanelProps) {
  const t = useTranslations("kohle-und-kolonie");
  const speaker = useSpeaker(position.options);
  const words = useOptionWords(position);
  const notes = useOptionNotes(position);
  const whySaid = (kind: StepKind, reason: MenuItem["reason"]) => {
    if (reason === undefined) return t("turn.nothingThere");
    return isOfOneAmongMany(reason) ? t("turn.nowhere", { kind }) : speaker.reason(withoutStep(reason), { names: [], reader: seat });
  };
  return (
    <div className="choices choices--menu">
      {menuOf(position, built.after, seat, built.steps, turn.narrowed.options).map(({ kind, via, option, reason }) => {
        const facet: Facet = { of: "kind", kind, via };
        const name = words.option(facet);
        const note = notes.option(built.after, seat, facet);
        const why = whySaid(kind, reason);
        return (
          <Choice key={`${kind} ${via}`} label={name} note={note} why={why} onChoose={option && (() => turn.choose(option))}>
            <ChoiceText picture={<KindPicture kind={kind} seat={seat} />} name={name} note={note} />
          </Choice>
        );
      })}
    </div>
  );
}

function Options({ position, seat, built, turn }: TurnPanelProps) {
  const t = useTranslations("kohle-und-kolonie");
  const words = useOptionWords(position);
  const notes = useOptionNotes(position);
  const { options, kind } = turn.narrowed;
  if (turn.chosen.length === 0) return null;
  return (
    <div className={`choices ${options.length > 0 ? "choices--list" : ""}`}>
      {turn.widen && (
        <Choice label={t("turn.back")} isBack onChoose={turn.widen}>
          <Icon name="left" />
          <span>{t("turn.back")}</span>
        </Choice>
      )}
      {options.map((option) => {
        const name = words.option(option.facet);
        const note = notes.option(built.after, seat, option.facet, turn.chosen);
        return (
          <Choice key={JSON.stringify(option.facet)} label={name} note={note} onChoose={() => turn.choose(option)}>
            <ChoiceText picture={<OptionPicture facet={option.facet} kind={kind} seat={seat} />} name={name} note={note} />
          </Choice>
        );
      })}
    </div>
  );
}

/** A railway marker is about to be turned over: the turn is sent up to there, then goes on, or ends. */
function EndChoices({ built, turn }: Pick<TurnPanelProps, "built" | "turn">) {
  const t = useTranslations("kohle-und-kolonie");
  return (
    <div className="choices">
      {[false, true].map((end) => (
        <Choice
          key={String(end)}
          label={t("turn.marker", { end: end ? "yes" : "no" })}
          isChosen={built.end === end}
          onChoose={() => turn.pick({ pick: "end", end })}
        >
          <ChoiceText picture={<Icon name={end ? "flag" : "eye"} />} name={t("turn.marker", { end: end ? "yes" : "no" })} />
        </Choice>
      ))}
    </div>
  );
}
