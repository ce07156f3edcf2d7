// The rulebook's nouns: phases, slots, cards, markers, stones. Tuples first, unions from them.

/** The ten phases of a round, in order (§5.0). */
export const PHASES = [
  "bonus",
  "first-action",
  "second-action",
  "extra-action",
  "accident",
  "syndicate",
  "income",
  "board",
  "consolidations",
  "above-ground",
] as const;
export type Phase = (typeof PHASES)[number];

/** Rounds by their number: in Roman figures, on the cards as on the board. */
export const ROMAN: readonly string[] = ["", "I", "II", "III", "IV", "V"];

/** The two rows of a tableau, each from the left. */
export const ROWS = { T: ["T1", "T2", "T3"], B: ["B1", "B2", "B3"] } as const;
export const SLOTS = [...ROWS.T, ...ROWS.B] as const;
/** Where a mine lies on a tableau. */
export type Slot = (typeof SLOTS)[number];

export const CARDS = ["workforce", "coking", "ironworks", "loading", "administration"] as const;
export type CardId = (typeof CARDS)[number];

/** The above-ground cards that have a back. */
export const FLIP_CARDS = ["workforce", "coking", "ironworks", "loading"] as const;
export type FlipCard = (typeof FLIP_CARDS)[number];

export const BONUS_MARKERS = ["consolidation-aid", "cart", "rescue-team", "miners", "engineer", "settlement", "steam-engine"] as const;
export type BonusMarker = (typeof BONUS_MARKERS)[number];

export const RAILWAY_MARKERS = ["points", "money", "worker", "cart", "consolidation"] as const;
export type RailwayMarker = (typeof RAILWAY_MARKERS)[number];

/** Railway markers that a player keeps until they are used. */
export const KEPT_MARKERS = ["worker", "cart", "consolidation"] as const;
export type KeptMarker = (typeof KEPT_MARKERS)[number];

export const ACCIDENTS = ["highest-number", "extra-coin", "more-purchases", "mining-damage"] as const;
export type Accident = (typeof ACCIDENTS)[number];

/** What can become dearer for everyone (§5.2.1). */
export const PRICED = ["engineer", "settlement", "steamEngine"] as const;
export type Priced = (typeof PRICED)[number];

/** The five actions of a turn (§5.1.2). */
export const ACTIONS = ["buyMine", "buyEngine", "buildSettlement", "placeEngineer", "miners"] as const;
export type Action = (typeof ACTIONS)[number];

/** A mine: small and single mines by number, large mines by field. */
export type MineId = number | string;
export type FieldId = string;
export type VillageId = string;
export type StationId = string;
/** A space of an above-ground card, by its name in the edition. */
export type SpaceName = string;
/** Where an own miner can stand: `rescue:T1`, a space's name, `village:ID`, `station:ID`, or `supply`. */
export type Place = string;
/** What lies in the bag: `seat-0`, `black`, `blank`. */
export type Stone = string;
