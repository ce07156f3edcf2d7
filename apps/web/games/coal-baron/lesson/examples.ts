// The examples of Coal Baron's rules page: positions of the lesson's game, played through by its own answers.
import { coalBaron, type PlayerPosition, type Position, type WorkStep } from "@pithead/game-coal-baron";
import { afterSteps, playerAt } from "@pithead/game-coal-baron/client";
import { type Frame, gained } from "../../lesson/frame.ts";
import { playedThrough } from "../../lesson/playing.ts";
import { FIRST_SHIFT } from "./lesson.ts";

export type CoalFigure = "workers" | "marks" | "points";

export type CoalPicture =
  | { of: "hall"; hall: "mining" | "money"; position: Position }
  | { of: "pit"; player: PlayerPosition }
  | { of: "orders"; player: PlayerPosition }
  | { of: "pit-and-orders"; player: PlayerPosition }
  /** What the seats have of an element of the shift clock, from 1. */
  | { of: "element"; element: number; position: Position };

type CoalFrame = Frame<CoalPicture, CoalFigure>;

const FIGURES: readonly CoalFigure[] = ["workers", "marks", "points"];

/** By the name of the example in the text. */
export function coalBaronExamples(): { readonly [example: string]: readonly CoalFrame[] } {
  const positions = positionsOfLesson();
  const at = (seq: number): Position => {
    const position = positions[seq];
    if (position === undefined) throw new RangeError(`The lesson's game has no position ${seq}.`);
    return position;
  };
  const own = (seq: number) => playerAt(at(seq), FIRST_SHIFT.seat);
  /** The frame after a move of the learner's own. */
  const moved = (seq: number, picture: CoalPicture): CoalFrame => ({
    picture,
    gains: gained(figuresOf(own(seq - 1)), figuresOf(own(seq)), FIGURES),
  });
  const still = (picture: CoalPicture): CoalFrame => ({ picture, gains: [] });
  const beforeMining = MINED - 1;
  const steps = miningSteps();
  const mined = (count: number): CoalPicture => ({
    of: "pit-and-orders",
    player: afterSteps(at(beforeMining), FIRST_SHIFT.seat, steps.slice(0, count)),
  });
  return {
    price: [
      still({ of: "hall", hall: "mining", position: at(TAKEN - 1) }),
      still({ of: "hall", hall: "mining", position: at(TAKEN) }),
      moved(OUSTED, { of: "hall", hall: "mining", position: at(OUSTED) }),
      moved(BANKED, { of: "hall", hall: "money", position: at(BANKED) }),
    ],
    tile: [
      still({ of: "pit", player: own(FIRST_TILE - 1) }),
      moved(FIRST_TILE, { of: "pit", player: own(FIRST_TILE) }),
      moved(SECOND_TILE, { of: "pit", player: own(SECOND_TILE) }),
      moved(THIRD_TILE, { of: "pit", player: own(THIRD_TILE) }),
    ],
    mining: [still(mined(0)), still(mined(1)), still(mined(3)), still(mined(4)), moved(MINED, mined(6))],
    delivery: [
      still({ of: "orders", player: own(DELIVERED - 1) }),
      moved(DELIVERED, { of: "orders", player: own(DELIVERED) }),
      still({ of: "orders", player: own(DELIVERED) }),
    ],
    majority: [1, 2, 3, 4].map((element) => still({ of: "element", element, position: at(positions.length - 1) })),
  };
}

/** The numbers of some moves of the lesson's game. */
const FIRST_TILE = 10;
const MINED = 14;
/** Anna goes where the learner goes two moves later. */
const TAKEN = 19;
const OUSTED = 21;
const DELIVERED = 24;
const BANKED = 28;
const SECOND_TILE = 32;
const THIRD_TILE = 35;

function positionsOfLesson(): readonly Position[] {
  return playedThrough(FIRST_SHIFT).states.map((state) => coalBaron.view(state, FIRST_SHIFT.seat));
}

function miningSteps(): readonly WorkStep[] {
  const mine = FIRST_SHIFT.steps.find(({ id }) => id === "mine");
  return mine?.kind === "do" && mine.answer.type === "place" && "steps" in mine.answer ? mine.answer.steps : [];
}

function figuresOf({ workers, marks, vp }: PlayerPosition): { readonly [figure in CoalFigure]: number } {
  return { workers, marks, points: vp };
}
