// How the parts of the board look, told to each of them by itself: a pick draws those anew, and nothing of what is around them.
"use client";

import { createContext, use } from "react";
import { type Look, type LookAt, stillBoard, type Target } from "./look.ts";

/** A board without one only shows. */
export const BoardLook = createContext<LookAt>(stillBoard);

export function useLook(target: Target): Look {
  return use(BoardLook)(target);
}
