// Names of places and things in words: labels for those who can't see the drawing, and names in panels.
"use client";

import type { Position } from "@pithead/game-kohle-und-kolonie/client";
import { type Speaker, speakerOf } from "@pithead/wording/client";
import { type KohleUndKoloniePiece, kohleUndKolonieSpoken } from "@pithead/wording/kohle-und-kolonie";
import { useMemo } from "react";
import { useSpoken } from "../../../parts/words/game-words.tsx";
import { capital } from "../../parts/capital.ts";

/** Says the log, refusals and names of things in the page's language. `options`: of the table, whose edition names the places. */
export function useSpeaker(options: Position["options"]): Speaker<KohleUndKoloniePiece> {
  const spoken = useSpoken("kohle-und-kolonie");
  const { edition } = options;
  return useMemo(() => speakerOf(kohleUndKolonieSpoken, spoken, edition === undefined ? {} : { edition }), [spoken, edition]);
}

/** The name of a thing at the beginning of a label. */
export type NameOf = (piece: KohleUndKoloniePiece) => string;

export function useNames(position: Pick<Position, "options">): NameOf {
  const speaker = useSpeaker(position.options);
  return useMemo(() => (piece) => capital(speaker.name(piece)), [speaker]);
}
