// The middle of the move panel where one of a few answers is asked for, each with what it comes to.
"use client";

import { Sprite } from "@pithead/drawings/pieces";
import { type BonusMarker, type Position, refuse } from "@pithead/game-kohle-und-kolonie/client";
import type { ReactNode } from "react";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Glyph, Penny } from "../../../parts/pieces/colony-tags.tsx";
import { Worker } from "../../../parts/pieces/crew.tsx";
import { Choice } from "../../parts/choice.tsx";
import { useNames, useSpeaker } from "../board/words.ts";
import type { Built } from "../turn/built.ts";
import type { Answer } from "../turn/picks.ts";
import type { TurnInHand } from "../turn/use-turn.ts";
import { ChoiceText } from "./choice-picture.tsx";
import { useOptionNotes } from "./option-notes.ts";
import { useOptionWords } from "./option-words.ts";

interface AnswersPanelProps {
  position: Position;
  seat: number;
  built: Extract<Built, { kind: "answer" }>;
  turn: TurnInHand;
}

export function AnswersPanel({ position, seat, built, turn }: AnswersPanelProps) {
  const words = useOptionWords(position);
  const notes = useOptionNotes(position);
  const chosen = JSON.stringify(built.chosen);
  return (
    <div className={`choices choices--list ${built.question === "chooseBonus" ? "choices--markers" : ""}`}>
      {built.answers.map((answer) => {
        const name = words.answer(answer);
        const note = notes.answer(position, seat, answer);
        return (
          <Choice
            key={JSON.stringify(answer)}
            label={name}
            note={note}
            isChosen={JSON.stringify(answer) === chosen}
            onChoose={() => turn.pick({ pick: "answer", command: answer })}
          >
            <ChoiceText picture={<AnswerPicture answer={answer} seat={seat} />} name={words.answerShort(answer)} note={note} />
          </Choice>
        );
      })}
      {built.question === "chooseBonus" && <Unchoosable position={position} seat={seat} built={built} />}
    </div>
  );
}

/** Markers that lie there but can't be chosen say why. */
function Unchoosable({ position, seat, built }: Omit<AnswersPanelProps, "turn">) {
  const speaker = useSpeaker(position.options);
  const nameOf = useNames(position);
  const words = useOptionWords(position);
  const isOpen = (marker: BonusMarker) => built.answers.some((answer) => answer.type === "chooseBonus" && answer.marker === marker);
  const closed = position.bonusRow.filter((marker) => marker !== null).filter((marker) => !isOpen(marker));
  return closed.map((marker) => {
    const reason = refuse(position, seat, { type: "chooseBonus", marker });
    const name = nameOf({ piece: "bonus", marker });
    return (
      <Choice key={marker} label={name} why={reason && speaker.reason(reason, { names: [], reader: seat })}>
        <ChoiceText picture={<Glyph id={`bm-${marker}`} />} name={words.answerShort({ type: "chooseBonus", marker })} />
      </Choice>
    );
  });
}

function AnswerPicture({ answer, seat }: { answer: Answer; seat: number }): ReactNode {
  switch (answer.type) {
    case "chooseBonus":
      return <Glyph id={`bm-${answer.marker}`} />;
    case "lose":
      return <Worker seat={seat} />;
    case "damage":
      return answer.pay === "coin" ? <Penny /> : <Sprite id="vp" />;
    case "declare":
      return <Glyph id={answer.aid ? "bm-consolidation-aid" : "rm-consolidation"} />;
    case "load":
      return <Sprite id="cart" />;
    case "placeMine":
      return <Icon name="wheel" />;
    case "bid":
    case "pass":
      return <Icon name="flag" />;
  }
}
