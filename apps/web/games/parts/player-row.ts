// A player's figures, each with what it is made of.
import type { TablePlayer } from "@pithead/contracts";

export interface PlayerRow {
  seat: number;
  /** As this page calls them: the viewer is "You". */
  name: string;
  isViewer: boolean;
  isToMove: boolean;
  isStartPlayer: boolean;
  vp: number;
  /** Where the points come from, in a sentence. */
  vpWhy: string;
  /** What the game counts besides points, the same for every player. */
  figures: readonly PlayerFigure[];
  /** Of what only the course of a game counts. */
  more?: readonly Pick<PlayerFigure, "id" | "why">[];
}

/** Whether the viewer is asked for a move. Who has resigned is not: a computer player plays on for them. */
export function asksViewer({ isViewer, isToMove }: PlayerRow, player: Pick<TablePlayer, "resigned"> | undefined): boolean {
  return isViewer && isToMove && !player?.resigned;
}

interface PlayerFigure {
  /** As the course of a game calls it. */
  id: string;
  name: string;
  value: number;
  /** What it is made of or good for, in a sentence. */
  why: string;
  /** Shown in the strip too, with this picture. */
  brief?: BriefPicture;
}

/** What stands for a figure where there is no room for its name. */
export type BriefPicture = "helmet" | "coin" | "penny" | "worker";
