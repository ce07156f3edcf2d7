// The figures of the evaluation, tuned by self-play. A turn is one placement of workers.

export interface Weights {
  /** What a turn is worth, in VP, by shift (the draft counts as shift 1). */
  readonly turn: readonly [number, number, number];
  /** Workers that a turn takes on average. */
  readonly workersPerTurn: number;
  /** What it takes, in turns: a spot whose cube is in the cage or storage, whose cube is in a cart, whose cube must be bought first. */
  readonly fill: number;
  readonly mine: number;
  readonly buy: number;
  /** A delivery, in turns; shared by the orders of one vehicle. */
  readonly deliver: number;
  /** Marks that a turn brings. */
  readonly marksPerTurn: number;
  /** So many marks are of full use; what is beyond counts as in the final scoring. */
  readonly usefulMarks: number;
  /** What part of the turns left goes into orders already taken, and over how many turns it gets doubtful. */
  readonly reach: number;
  readonly doubt: number;
  /** What a spot brings by majorities, in VP, where orders are weighed against each other. */
  readonly spot: number;
  /** What part of its price a cube is worth that no order asks for. */
  readonly spareCube: number;
  /** So many spare cubes of a colour are of use. */
  readonly usefulSpares: number;
  /** What part of the carts with a cube will be empty in the end. */
  readonly emptied: number;
  /** How far counts for a majority still shift: at once, and for each turn that is left until it is scored. */
  readonly drift: number;
  readonly driftPerTurn: number;
  /** What part of an imbalance of the pit stays while there are so many turns left to even it out, or more. */
  readonly imbalance: number;
  readonly balancing: number;
  /** With fewer turns left things can no longer all be put to use. */
  readonly late: number;
}

export const WEIGHTS: Weights = {
  turn: [3.5, 3.5, 3.0],
  workersPerTurn: 1.65,
  fill: 0.125,
  mine: 0.375,
  buy: 0.6,
  deliver: 0.7,
  marksPerTurn: 5,
  usefulMarks: 12,
  reach: 0.6,
  doubt: 1,
  spot: 1.5,
  spareCube: 0.5,
  usefulSpares: 3,
  emptied: 0.4,
  drift: 0.5,
  driftPerTurn: 0.15,
  imbalance: 0.4,
  balancing: 20,
  late: 6,
};

/** @throws nothing: for any number of seats there are weights. */
export function weightsFor(_seats: number): Weights {
  return WEIGHTS;
}
