// How large names and numbers on the map are written: as pages have it, or for a picture that is looked at on a phone.
import { inform, speak } from "../../pieces/voices.ts";

export interface Lettering {
  readonly village: object;
  readonly field: object;
  /** Of a mine: its number, the same beside its owner's shape, and how far below its middle they stand. */
  readonly number: object;
  readonly ownNumber: object;
  readonly drop: number;
}

export const PAGE_LETTERING: Lettering = {
  village: { ...inform(13, 650), fontStretch: "84%" },
  field: speak(14),
  number: inform(14, 750),
  ownNumber: inform(13, 750),
  drop: 5,
};

const NARROW = { ...inform(20, 700), fontStretch: "68%" } as const;

/** Narrower and taller: names and numbers take no more room. */
export const PICTURE_LETTERING: Lettering = {
  village: { ...inform(18, 700), fontStretch: "68%" },
  field: speak(15.5),
  number: NARROW,
  ownNumber: NARROW,
  drop: 7,
};
