// How the parts of the board look and what pressing them does: one word for each part, one look for each word.
import type { BonusMarker, FieldId, FlipCard, Place, Slot } from "@pithead/game-kohle-und-kolonie/client";

/** A part of the board. Places of miners, spaces of engineers and spaces of engines go by the rules' own names. */
export type Target =
  | `card:${number}`
  | `field:${FieldId}`
  | `slot:${Slot}`
  /** A mine of the own tableau, by the slot that it lies in. */
  | `mine:${Slot}`
  | `above:${FlipCard}`
  | `bonus:${BonusMarker}`
  | `place:${Place}`;

export interface Look {
  /** Present exactly when it may be chosen now. */
  press?: (() => void) | undefined;
  /** What pressing it does. */
  label?: string | undefined;
  /** Why it can't be chosen. */
  why?: string | undefined;
  /** It is part of what is being built. */
  isChosen?: boolean | undefined;
  /** It is not as it was: before the move shown, or in the position compared with. */
  isChanged?: boolean | undefined;
  /** The recap's number, where others have changed it. */
  fresh?: number | undefined;
  /** What lies there can be dragged now. */
  isLoose?: boolean | undefined;
}

export type LookAt = (target: Target) => Look;

const STILL: Look = {};

/** A board that only shows. */
export const stillBoard: LookAt = () => STILL;

/** The classes of a part by its look. */
export function lookClass({ press, isChosen, isChanged }: Look): string {
  return `${press ? "is-legal" : ""} ${isChosen ? "is-hot" : ""} ${isChanged ? "is-changed" : ""}`;
}
