// An edition: every printed figure of cards, map and markers, in the form of its file.

export interface Edition {
  game: string;
  /** Its name in a table's options and in records. */
  edition: string;
  about?: string;
  seats: { min: number; max: number };
  rounds: number;
  start: { coins: number; vp: number; miners: number; settlements: number; engineers: number; accidentStones: number };
  supply: { localWorkers: number; steamEngines: number };
  towns: { id: string; name: string }[];
  fields: FieldData[];
  smallMines: SmallMineData[];
  singleMines: (SmallMineData & { vp: number })[];
  largeMines: { field: string; name: string; round: number; income: number; bonus: string | null; vp: number }[];
  villages: VillageData[];
  stations: StationData[];
  lines: LineData[];
  railwayMarkers: { kind: string; count: number; kept: boolean }[];
  /** In the order they lie on spaces 1–7. `cost` is always the price of using the marker. */
  bonusMarkers: { id: string; cost: number; fromRound: number }[];
  accidentMarkers: string[];
  accident: { blackStones: number; blankStones: number; maxStonesPerPlayer: number; draws: number; minusPoints: number[] };
  syndicate: { startCoins: number; refillRounds: number[]; refillTo: number; purchases: number; maxPurchases: number };
  slots: { id: string; coinSecurable: boolean }[];
  /** From a slot to the next along the arrows. */
  slotArrows: string[][];
  /** The first figure holds until the card that raises it is first flipped, the second afterwards. */
  prices: { engineer: number[]; settlement: number[]; steamEngine: number[] };
  /** By how many the player then has on the board. */
  settlementRewards: { [count: string]: RewardData };
  engineerRewards: { [count: string]: RewardData };
  trade: { give: PriceData; get: PriceData }[];
  aboveGround: { [card: string]: CardData };
  final: { steamEngines: number[]; coinsPerVp: number; stationVp: number; extraActionVp: number };
  lostSmallMineVp: number;
  threePlayers: { withoutTown: string; withoutVillages: string[]; withoutStations: string[]; withoutLines: string[] };
  /** The rulebook's printed examples, for tests. */
  examples?: unknown;
}

export interface FieldData {
  id: string;
  name: string;
  town: string;
  kind: string;
  villages: string[];
  neighbors: string[];
  label: { x: number; y: number };
  polygon: number[][];
}

export interface SmallMineData {
  number: number;
  name: string;
  field: string;
  round: number;
  cost: number;
  income: number;
  bonus: string | null;
}

export interface VillageData {
  id: string;
  name: string;
  town: string;
  places: number;
  fields: string[];
  stations: string[];
  x: number;
  y: number;
}

export interface StationData {
  id: string;
  name: string;
  line: string;
  neighbors: string[];
  villages: string[];
  x: number;
  y: number;
}

/** `vp` is by number of players; null where the line is not in play. `path` is for drawing: `v:` a village, `s:` a station. */
export interface LineData {
  id: string;
  railway: string;
  stations: string[];
  path: string[];
  vp: { [seats: string]: number | null };
}

export interface RewardData {
  extraAction?: number | undefined;
  vp?: number | undefined;
}

/** Coins and local workers that are given or got together. */
export interface PriceData {
  coins?: number | undefined;
  workers?: number | undefined;
}

export interface CardData {
  german: string;
  /** Null for the card that has no back; more than one where the player chooses. */
  flip: PriceData[] | null;
  flipVp?: number;
  flipExtraAction?: number;
  raises?: string | null;
  vpPerCart?: number;
  vpFirstOfEngineerAndEngine?: number;
  vpBoth?: number;
  front: SideData;
  back?: SideData;
}

/** Spaces by name, beside figures of the side itself (`place`, `move`, `moveEngineer`, `workers`). */
export interface SideData {
  [name: string]: number | SpaceData;
}

export interface SpaceData {
  miners?: number;
  engineers?: number;
  steamEngines?: number;
  /** Carts that the space needs for itself (loading). */
  carts?: number;
  coins?: number;
  vp?: number;
  consolidation?: number;
}
