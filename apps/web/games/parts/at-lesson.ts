// What a table knows of the lesson that is played at it.
"use client";

import type { SubmitMove } from "@pithead/contracts";
import { createContext, type ReactNode, useContext } from "react";

export interface AtLesson {
  /** Tells the step. `take` builds a move without sending it. */
  coach: (take: (command: SubmitMove["command"]) => void) => ReactNode;
  /** Tells the step apart from others. */
  step: string;
  /** The part of the table that the step speaks of. */
  tab: string;
  /** Nothing is asked of the learner, whatever the position asks. */
  isStill: boolean;
  /** The learner has just moved, and the others have not yet. */
  isAnswered: boolean;
}

const LessonContext = createContext<AtLesson | undefined>(undefined);

export const LessonAtTable = LessonContext.Provider;

/** Undefined at every table of the service. */
export function useAtLesson(): AtLesson | undefined {
  return useContext(LessonContext);
}
