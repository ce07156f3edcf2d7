// The middle of the move panel in a mining turn: the track of steps done, then what can come next.
"use client";

import { CubeSprite, customProperties, range } from "@pithead/drawings/pieces";
import { type MiningSpace, spaceCard, type WorkStep } from "@pithead/game-coal-baron/client";
import { textOf } from "@pithead/wording/client";
import { phraseOfStep } from "@pithead/wording/coal-baron";
import { useTranslations } from "next-intl";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Choice } from "../../parts/choice.tsx";
import { useSpeaker } from "../board/words.ts";
import type { Built } from "../turn/built.ts";
import { type Narrow, type Option, optionsOf, wider } from "../turn/narrow.ts";
import { OptionPicture, useOptionLabel } from "./option-picture.tsx";

type Mining = Extract<Built, { kind: "mining" }>;

interface MiningPanelProps {
  built: Mining;
  narrow: Narrow;
  onNarrow: (narrow: Narrow) => void;
  onStep: (step: WorkStep) => void;
  /** Back to where only so many steps were done. */
  onBackTo: (steps: number) => void;
}

export function MiningPanel({ built, narrow, onNarrow, onStep, onBackTo }: MiningPanelProps) {
  const t = useTranslations("coal-baron");
  const speaker = useSpeaker();
  const label = useOptionLabel(built.board);
  const said = (step: WorkStep) => textOf(speaker.phrase(phraseOfStep(step), { names: [], reader: null }));
  const last = built.steps.at(-1);
  const choose = (option: Option) => (option.kind === "step" ? onStep(option.step) : onNarrow(option.to));
  const options = optionsOf(built.next, narrow);
  return (
    <>
      <StepTrack space={built.space} steps={built.steps} said={said} onBackTo={onBackTo} />
      <p className="move__last">
        <span>{last ? t("mining.last", { n: built.steps.length, step: said(last) }) : t("mining.hint")}</span>
      </p>
      <div className="choices">
        {narrow !== null && (
          <Choice label={t("mining.back")} isBack onChoose={() => onNarrow(wider(narrow))}>
            <Icon name="left" />
            <span>{t("mining.back")}</span>
          </Choice>
        )}
        {options.map((option) => (
          <Choice key={JSON.stringify(option)} label={label(option, narrow)} onChoose={() => choose(option)}>
            <OptionPicture option={option} narrow={narrow} board={built.board} />
          </Choice>
        ))}
      </div>
    </>
  );
}

interface StepTrackProps {
  space: MiningSpace;
  steps: readonly WorkStep[];
  said: (step: WorkStep) => string;
  onBackTo: (steps: number) => void;
}

/** One box for each step the space allows; a swap takes two. Each done step can be pressed to go back to it. */
function StepTrack({ space, steps, said, onBackTo }: StepTrackProps) {
  const t = useTranslations("coal-baron");
  const card = spaceCard(space);
  const boxes = card.kind === "mining" ? card.steps : 0;
  const used = steps.reduce((sum, { step }) => sum + (step === "swap" ? 2 : 1), 0);
  const numbered = steps.map((step, index) => ({ step, n: index + 1 }));
  return (
    <ol className="track" style={customProperties({ "--n": boxes })} aria-label={t("mining.steps")}>
      {numbered.map(({ step, n }) => (
        <li key={n} className={`${n === steps.length ? "is-last" : ""} ${step.step === "swap" ? "is-double" : ""}`}>
          <button
            type="button"
            title={t("mining.last", { n, step: said(step) })}
            aria-label={t("mining.backTo", { n, step: said(step) })}
            onClick={() => onBackTo(n)}
          >
            <StepPicture step={step} />
          </button>
        </li>
      ))}
      {range(boxes - used).map((free) => (
        <li key={`free ${free}`} className="is-free" />
      ))}
    </ol>
  );
}

function StepPicture({ step }: { step: WorkStep }) {
  switch (step.step) {
    case "cage":
      return <Icon name={step.to === "surface" ? "lift" : "lower"} />;
    case "load":
      return <CubeSprite coal={step.cube} className="cube" />;
    case "fill":
      return (
        <span className="stepfill">
          <CubeSprite coal={step.spot} className="cube" />
          <Icon name="check" small />
        </span>
      );
    case "swap":
      return <Icon name="swap" />;
    case "store":
      return (
        <span className="stepfill">
          <CubeSprite coal={step.cube} className="cube" />
          <Icon name="down" small />
        </span>
      );
  }
}
