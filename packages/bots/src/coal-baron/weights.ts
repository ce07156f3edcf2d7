// The figures of the evaluation, found by self-play (README, "What was tried"). A turn is one placement of workers.

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

const WEIGHTS: { readonly [seats in 2 | 3 | 4]: Weights } = {
  2: {
    turn: [3.0, 3.35, 2.23],
    workersPerTurn: 1.98,
    fill: 0.155,
    mine: 0.288,
    buy: 0.544,
    deliver: 0.483,
    marksPerTurn: 3.28,
    usefulMarks: 12.54,
    reach: 0.54,
    doubt: 1.01,
    spot: 1.29,
    spareCube: 0.339,
    usefulSpares: 2.87,
    emptied: 0.356,
    drift: 0.438,
    driftPerTurn: 0.14,
    imbalance: 0.422,
    balancing: 22.8,
    late: 7.17,
  },
  3: {
    turn: [3.14, 3.39, 1.78],
    workersPerTurn: 2.19,
    fill: 0.144,
    mine: 0.283,
    buy: 0.588,
    deliver: 0.579,
    marksPerTurn: 3.79,
    usefulMarks: 11.66,
    reach: 0.6,
    doubt: 0.982,
    spot: 1.32,
    spareCube: 0.398,
    usefulSpares: 2.43,
    emptied: 0.395,
    drift: 0.449,
    driftPerTurn: 0.132,
    imbalance: 0.438,
    balancing: 18.28,
    late: 6.92,
  },
  4: {
    turn: [3.3, 3.16, 1.79],
    workersPerTurn: 2.28,
    fill: 0.215,
    mine: 0.271,
    buy: 0.599,
    deliver: 0.449,
    marksPerTurn: 4.86,
    usefulMarks: 10.55,
    reach: 0.648,
    doubt: 0.857,
    spot: 1.18,
    spareCube: 0.361,
    usefulSpares: 3.05,
    emptied: 0.34,
    drift: 0.404,
    driftPerTurn: 0.145,
    imbalance: 0.483,
    balancing: 21.46,
    late: 6.19,
  },
};

/** The weights for a game of so many players: what a turn is worth depends on how many there are, and on who takes what before it. */
export function weightsFor(seats: number): Weights {
  return seats === 2 ? WEIGHTS[2] : seats === 3 ? WEIGHTS[3] : WEIGHTS[4];
}
