// A lesson at a real table: the game's own board and move panel, and beside them the one who tells the steps.
"use client";

import type { Game, Log } from "@pithead/contracts";
import type { GameTypes } from "@pithead/engine";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { LessonAtTable } from "../parts/at-lesson.ts";
import { Coach } from "./coach.tsx";
import { Farewell } from "./farewell.tsx";
import type { Lesson } from "./lesson.ts";
import { stepAt } from "./playing.ts";
import { useLesson } from "./use-lesson.ts";

interface LessonTableProps<Look extends string, Do extends string> {
  lesson: Lesson<GameTypes, Look, Do>;
  /** The game's board. */
  Table: ComponentType<{ first: Game; log: Log }>;
  say: (step: Look | Do) => string;
  instead: (step: Do) => string;
  /** What was learned, line by line. */
  learned: readonly string[];
}

export function LessonTable<Look extends string, Do extends string>({ lesson, Table, say, instead, learned }: LessonTableProps<Look, Do>) {
  const t = useTranslations("lesson");
  const hand = useLesson(lesson, instead);
  if (hand === undefined) {
    return (
      <main className="page" id="main" aria-busy="true">
        <p className="empty">{t("loading")}</p>
      </main>
    );
  }
  const { playing } = hand;
  const step = stepAt(lesson, playing.step);
  const isLast = playing.step === lesson.steps.length - 1;
  const isAsked = step.kind === "do" && playing.isReached;
  return (
    <LessonAtTable
      value={{
        step: `${step.id} ${playing.isReached}`,
        tab: step.tab,
        isStill: !isAsked,
        isAnswered: !playing.isReached,
        coach: (take) => (
          <Coach
            hand={hand}
            steps={lesson.steps.length}
            said={playing.isReached ? say(step.id) : t("done")}
            ring={playing.isReached ? step.ring : []}
            onShow={isAsked ? () => take({ ...step.answer }) : undefined}
            onNext={step.kind === "look" && playing.isReached && !isLast ? hand.goOn : undefined}
          >
            {isLast && <Farewell game={lesson.rules.id} learned={learned} />}
          </Coach>
        ),
      }}
    >
      <Table key={hand.id} first={hand.first} log={hand.log} />
    </LessonAtTable>
  );
}
