// What things are worth in VP: figures found by self-play, by round where they depend on time.

export interface Weights {
  /** A coin that can next be spent in that round; index 0 is round 1, the last is after the game. */
  readonly coin: readonly number[];
  /** What coins needed for the turns before the next income are worth on top. */
  readonly readyCoin: number;
  /** Coins that a turn needs. */
  readonly coinsPerTurn: number;
  /** Coins that no card is waiting for, compared with others. */
  readonly idleCoin: number;
  /** A local worker that a card is waiting for, in coins; and one that none is waiting for. */
  readonly worker: number;
  readonly idleWorker: number;
  /** A cart loaded, in VP, beside what it brings as coins. */
  readonly cart: number;
  /** An engine that comes with a large mine, when bids are weighed; and how many are bought a round that is left. */
  readonly engine: number;
  readonly enginesToCome: number;
  readonly extraAction: number;
  readonly extraActionPerRound: number;
  /** By how many settlements and engineers stand: what is counted on beforehand. */
  readonly settlements: readonly number[];
  readonly engineers: readonly number[];
  /** A railway marker not yet seen, and one that is kept. */
  readonly hiddenMarker: number;
  readonly keptCart: number;
  readonly keptConsolidation: number;
  /** How much of a line's VP is counted on, and how fast it grows with the stations held. */
  readonly line: number;
  readonly lineGrowth: number;
  /** A miner at a settlement that is joined to a station where the player has none; elsewhere. */
  readonly readyMiner: number;
  readonly villageMiner: number;
  /** A miner lost for ever. */
  readonly lostMiner: number;
  /** Of the danger of rounds to come, how much is counted on. */
  readonly laterDanger: number;
  /** Half-filled pair spaces, of what the full one brings. */
  readonly halfPair: number;
  /** How many cards not yet sold at an own field count as sold on average. */
  readonly growth: number;
  /** Consolidations: what a coin and an unsold card's cost count for strength, and how sharply strength decides. */
  readonly coinStrength: number;
  readonly sharpness: number;
  readonly unsoldStrength: number;
  /** VP by administration's filled spaces and fields still to be consolidated. */
  readonly administration: number;
  /** Flipped cards, for a round that is left. */
  readonly workforce: number;
  /** An own settlement bordering no own field, for a round that is left. */
  readonly farSettlement: number;
  /** What turns still to come bring in all, by their number. */
  readonly turns: readonly number[];
  /** An unused bonus marker while turns of the round are left. */
  readonly bonus: { readonly [marker: string]: number };
}

export const WEIGHTS: Weights = {
  coin: [2.48, 3.11, 1.67, 1.1, 1.04, 0.55],
  readyCoin: 0.59,
  coinsPerTurn: 1.45,
  idleCoin: 0.61,
  worker: 1.02,
  idleWorker: 0.42,
  cart: 0.67,
  engine: 4.18,
  enginesToCome: 0.3,
  extraAction: 4,
  extraActionPerRound: 0.4,
  settlements: [0, 2.5, 5, 4, 4, 2.5],
  engineers: [0, 0.75, 1.46, 0],
  hiddenMarker: 1.7,
  keptCart: 1,
  keptConsolidation: 0.94,
  line: 0.79,
  lineGrowth: 1.8,
  readyMiner: 0.75,
  villageMiner: 0.16,
  lostMiner: 0.23,
  laterDanger: 0.61,
  halfPair: 0.35,
  growth: 0.68,
  coinStrength: 0.36,
  sharpness: 0.47,
  unsoldStrength: 0.6,
  administration: 0.33,
  workforce: 0.33,
  farSettlement: 0.3,
  turns: [0, 0.5, 1, 6, 12, 25, 38, 49, 60, 82, 104],
  bonus: {
    "consolidation-aid": 1.05,
    cart: 0.92,
    "rescue-team": 0.67,
    miners: 4.18,
    engineer: 2.1,
    settlement: 1.48,
    "steam-engine": 1.87,
  },
};
