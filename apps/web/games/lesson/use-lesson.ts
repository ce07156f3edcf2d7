// A lesson in hand: its game hosted by the page, kept in the browser, led on by the learner's moves and by "go on".
"use client";

import type { Game, Log } from "@pithead/contracts";
import type { GameTypes } from "@pithead/engine";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { hostGame } from "../../api/hosted.ts";
import { keys } from "../../api/keys.ts";
import { hostedLesson, lessonGame, lessonLog } from "./hosted-lesson.ts";
import { keep, keptOf } from "./kept.ts";
import type { Lesson } from "./lesson.ts";
import { begun, nextStep, type Playing, reached, resumed, stepAt } from "./playing.ts";

/** How long the others think, in ms: the receipt is read before the board moves. */
const THINKING = 1_200;

export interface LessonInHand {
  /** Of the game at the table: another one each time the lesson is taken up. */
  id: string;
  /** The game and its log as they stood when it was taken up. */
  first: Game;
  log: Log;
  playing: Playing;
  goOn: () => void;
  back: (() => void) | undefined;
  beginAgain: (() => void) | undefined;
}

type TakenUp = Pick<LessonInHand, "id" | "first" | "log">;

/** Undefined until the browser has said what it kept. `insteadSaid`: what is said to a legal move that the step does not want. */
export function useLesson<Look extends string, Do extends string>(
  lesson: Lesson<GameTypes, Look, Do>,
  insteadSaid: (step: Do) => string,
): LessonInHand | undefined {
  const queries = useQueryClient();
  const [playing, setPlaying] = useState<Playing>();
  const [taken, setTaken] = useState<TakenUp>();
  const now = useRef<Playing>(undefined);
  const said = useRef(insteadSaid);
  const times = useRef(0);
  const id = taken?.id;

  const show = useCallback(
    (next: Playing) => {
      now.current = next;
      setPlaying(next);
      keep(lesson, next);
    },
    [lesson],
  );
  /** Positions of another course have the same numbers: the table is a new one. */
  const takeUp = useCallback(
    (at: Playing) => {
      times.current += 1;
      const game = `lesson-${lesson.rules.id}-${times.current}`;
      setTaken({ id: game, first: lessonGame(game, lesson, at), log: { entries: lessonLog(lesson, at) } });
      show(at);
    },
    [lesson, show],
  );
  /** The others' moves that lead to the step. */
  const reach = useCallback(() => {
    const at = now.current;
    if (at === undefined || at.isReached || id === undefined) return;
    show(reached(lesson, at));
    void queries.invalidateQueries({ queryKey: keys.allLogs(id) });
    void queries.invalidateQueries({ queryKey: keys.game(id) });
  }, [lesson, queries, show, id]);

  useEffect(() => takeUp(keptOf(lesson) ?? begun(lesson)), [lesson, takeUp]);
  useEffect(() => {
    said.current = insteadSaid;
  });
  // Before anything at the table asks.
  useLayoutEffect(() => {
    if (id === undefined) return;
    const playingNow = () => now.current ?? begun(lesson);
    return hostGame(
      id,
      hostedLesson({
        id,
        lesson,
        playing: playingNow,
        onTaken: (next) => show(stepAt(lesson, next.step).before ? next : reached(lesson, next)),
        insteadSaid: () => {
          const step = stepAt(lesson, playingNow().step);
          return step.kind === "do" ? said.current(step.id) : "";
        },
      }),
    );
  }, [id, lesson, show]);
  const isReached = playing?.isReached !== false;
  useEffect(() => {
    if (isReached) return;
    const timer = setTimeout(reach, THINKING);
    return () => clearTimeout(timer);
  }, [isReached, reach]);

  if (playing === undefined || taken === undefined) return undefined;
  return {
    ...taken,
    playing,
    goOn: () => {
      show(nextStep(playing));
      reach();
    },
    back: playing.step === 0 ? undefined : () => takeUp(stepBefore(lesson, playing)),
    beginAgain: playing.step === 0 ? undefined : () => takeUp(begun(lesson)),
  };
}

function stepBefore(lesson: Lesson, { step, commands }: Playing): Playing {
  const isUndone = stepAt(lesson, step - 1).kind === "do";
  return resumed(lesson, { step: step - 1, commands: isUndone ? commands.slice(0, -1) : commands }) ?? begun(lesson);
}
