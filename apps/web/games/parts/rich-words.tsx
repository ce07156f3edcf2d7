// Words with pictures: seats, and what else a game draws, stand where the sentence names them.
import type { Part, Piece } from "@pithead/wording/client";
import { Fragment, type ReactNode } from "react";
import { SeatMark } from "../../parts/pieces/seat-mark.tsx";
import { keyedParts } from "./keyed-parts.ts";

/** How a game draws a thing that a sentence names; the text where it draws nothing. */
export type Draw<P extends Piece> = (piece: P, text: string) => ReactNode;

interface RichWordsProps<P extends Piece> {
  parts: readonly Part<P>[];
  draw: Draw<P>;
  /** Leaves the mark away where it stands beside the line already. */
  withoutMarks?: boolean;
}

export function RichWords<P extends Piece>({ parts, draw, withoutMarks = false }: RichWordsProps<P>) {
  return keyedParts(parts).map(({ key, part: { text, piece } }) => {
    if (!piece) return text;
    if (!isSeat(piece)) return <Fragment key={key}>{draw(piece, text)}</Fragment>;
    return (
      <b key={key} className="who">
        {!withoutMarks && <SeatMark seat={piece.seat} size="s" />}
        {text}
      </b>
    );
  });
}

function isSeat<P extends Piece>(piece: P): piece is P & { seat: number } {
  return piece.piece === "seat" && "seat" in piece && typeof piece.seat === "number";
}
