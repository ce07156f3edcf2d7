// How large names and numbers on the map are written: as pages have it, or for a picture that is looked at on a phone.
import { inform, speak } from "../../pieces/voices.ts";

export interface Lettering {
  readonly village: object;
  readonly field: object;
  /** From one line of a field's name to the next. */
  readonly fieldLine: number;
  /** From the last of them to the middle of its mines. */
  readonly fieldGap: number;
  /** Of a mine: its number, the same beside its owner's shape, and how far below its middle they stand. */
  readonly number: object;
  readonly ownNumber: object;
  readonly drop: number;
  /** The round from which a mine is in play, on a small one and on a large one. */
  readonly round: object;
  readonly largeRound: object;
  /** How many miners stand on a station. */
  readonly crew: object;
  /** By how much the seal of a large mine's points is larger than drawn. */
  readonly seal: number;
  /** Where the parts of a large mine stand, from its middle: the wheel, the round or the owner, the seal. */
  readonly largeParts: { readonly wheel: number; readonly middle: number; readonly seal: number };
}

export const PAGE_LETTERING: Lettering = {
  village: { ...inform(13, 650), fontStretch: "84%" },
  field: speak(14),
  fieldLine: 15,
  fieldGap: 24,
  number: inform(14, 750),
  ownNumber: inform(13, 750),
  drop: 5,
  round: speak(13, 600),
  largeRound: speak(14, 600),
  crew: inform(12, 800),
  seal: 1,
  largeParts: { wheel: -22, middle: 0, seal: 22.5 },
};

const NARROW = { ...inform(20, 700), fontStretch: "68%" } as const;

/** Narrower and taller: names and numbers take no more room. */
export const PICTURE_LETTERING: Lettering = {
  village: { ...inform(18, 700), fontStretch: "68%" },
  field: speak(16.5),
  fieldLine: 17,
  fieldGap: 27,
  number: NARROW,
  ownNumber: NARROW,
  drop: 7,
  round: speak(17, 600),
  largeRound: speak(17, 600),
  crew: inform(17, 800),
  seal: 1.3,
  largeParts: { wheel: -26, middle: -3, seal: 25 },
};
