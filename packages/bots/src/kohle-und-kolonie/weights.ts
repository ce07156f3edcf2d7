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
  /** An unused bonus marker while turns of the round are left. */
  readonly bonus: { readonly [marker: string]: number };
}

export const WEIGHTS: Weights = {
  coin: [1.7, 1.6, 1.45, 1.25, 1.0, 0.5],
  readyCoin: 0.5,
  coinsPerTurn: 1.3,
  idleCoin: 0.65,
  worker: 0.62,
  idleWorker: 0.4,
  cart: 1,
  engine: 3.5,
  enginesToCome: 0.3,
  extraAction: 4,
  extraActionPerRound: 0.4,
  settlements: [0, 0.6, 1.6, 0.6, 1.2, 0],
  engineers: [0, 0.7, 1.8, 0],
  hiddenMarker: 1.7,
  keptCart: 1,
  keptConsolidation: 0.9,
  line: 0.75,
  lineGrowth: 1.8,
  readyMiner: 0.5,
  villageMiner: 0.15,
  lostMiner: 0.25,
  laterDanger: 0.6,
  halfPair: 0.35,
  growth: 0.35,
  coinStrength: 0.35,
  sharpness: 0.8,
  unsoldStrength: 0.6,
  administration: 0.35,
  workforce: 0.5,
  farSettlement: 0.15,
  bonus: {
    "consolidation-aid": 1.3,
    cart: 1.2,
    "rescue-team": 1,
    miners: 1.9,
    engineer: 1.9,
    settlement: 1.8,
    "steam-engine": 2.2,
  },
};
