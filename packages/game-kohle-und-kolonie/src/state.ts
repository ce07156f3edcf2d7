// A game of Kohle & Kolonie at one moment: what everybody may know (the position) and the deal.
import type {
  Accident,
  Action,
  BonusMarker,
  FieldId,
  FlipCard,
  KeptMarker,
  MineId,
  Phase,
  Place,
  Priced,
  RailwayMarker,
  Slot,
  SpaceName,
  StationId,
  VillageId,
} from "./vocabulary.ts";

export interface Options {
  /** The edition whose figures are played with; absent: the one that comes with the game. */
  edition?: string;
}

export interface Deal {
  /** The seat that chooses a bonus marker first in round 1. */
  start: number;
  /** By station in play. */
  railwayMarkers: { [station: StationId]: RailwayMarker };
  /** Round 1 first. */
  accidents: Accident[];
  /** By round, in the order the fields are consolidated. */
  consolidations: { [round: string]: FieldId[] };
}

/** A mine and whether a steam engine stands on it. A value: replaced, never changed in place. */
export interface OwnMine {
  mine: MineId;
  engine: boolean;
}

export interface PlayerPosition {
  coins: number;
  vp: number;
  /** Local workers of the 40; worker markers count beside them. */
  workers: number;
  /** Kept railway markers. */
  markers: { [marker in KeptMarker]: number };
  /** Extra-action markers. */
  extraActions: number;
  /** The bonus marker chosen this round, until it is used. */
  bonus: BonusMarker | null;
  /** The space (from 0) that this round's marker was taken from. */
  bonusSpace: number;
  /** Miners in the own supply. */
  supply: number;
  /** Miners lost for ever. */
  lost: number;
  /** Miners by place, but for the supply and those that mark mines. A place left keeps a 0. */
  miners: { [place: Place]: number };
  /** Engineers not yet placed. */
  engineersLeft: number;
  /** Engineers by space. */
  engineers: { [space: SpaceName]: number };
  /** Steam engines by space of an above-ground card. */
  engines: { [space: SpaceName]: number };
  /** Steam engines that lie beside the tableau and count at the end only. */
  enginesBeside: number;
  /** The villages of the own settlements, in the order they were built. */
  settlements: VillageId[];
  slots: { [slot in Slot]: OwnMine | null };
  flipped: { [card in FlipCard]: boolean };
  /** How many of the coking card's two rewards were taken. */
  cokingRewards: number;
}

/** What a seat has done in the turn that is being asked for. */
export interface TurnProgress {
  action: Action | null;
  /** Of the miners action. */
  placed: number;
  moved: number;
  engineersMoved: number;
  /** Of the miners marker; null until it is used in this turn. */
  viaBonus: { placed: number; moved: number } | null;
  /** Whether a step was made: in the extra-action phase that costs the marker. */
  hasBegun: boolean;
}

export type Question = "chooseBonus" | "turn" | "secure" | "lose" | "damage" | "declare" | "bid" | "placeMine" | "load";

/** Phase 5 while it lasts. */
export interface AccidentProgress {
  stage: "secure" | "bag" | "lose" | "damage";
  /** Slots secured for coins or by the rescue team this round, by seat. */
  secured: Slot[][];
  /** Miners still to be lost, in turn order. */
  losing: { seat: number; miners: number }[];
  isBlankDrawn: boolean;
}

/** One consolidation while it lasts. Lists go with `order`. */
export interface Consolidation {
  field: FieldId;
  stage: "declare" | "bid" | "place";
  /** The players who take part, in descending order of their highest card number. */
  order: number[];
  basis: number[];
  /** Basis and coins bid. */
  totals: number[];
  hasPassed: boolean[];
  /** The syndicate's basis; null where it takes no part. */
  syndicate: number | null;
  /** The index in `order` of the player who may bid next. */
  next: number;
  /** Who places the large mine, and whether an engine comes with it; null until the field is won. */
  won: { seat: number; engine: boolean } | null;
}

/** The final scoring of one seat, taken apart; `engines`, `coins`, `stations`, `extraActions` are counts, all else is in VP but the tie-breaks. */
export interface FinalScoring {
  vpBefore: number;
  /** Uncapped: the first tie-break. */
  engines: number;
  enginesVp: number;
  coins: number;
  coinsVp: number;
  stations: number;
  stationsVp: number;
  /** The complete lines. */
  lines: string[];
  linesVp: number;
  extraActions: number;
  extraActionsVp: number;
  total: number;
  /** The second tie-break: costs of single mines and of what large mines were merged from. */
  mineCosts: number;
}

export interface Position {
  options: Options;
  round: number;
  phase: Phase | "over";
  /** Who is asked what; null while the bag is drawn from, and when the game is over. */
  asked: { seat: number; question: Question } | null;
  /** Seats that come after in this phase. */
  queue: number[];
  /** Of this round; while bonus markers are chosen, of the last one. */
  turnOrder: number[];
  /** The spaces 1–7, from the left. */
  bonusRow: (BonusMarker | null)[];
  /** Numbers of the cards on display, ascending. */
  display: number[];
  supply: { workers: number; engines: number };
  /** Local workers by village in play. */
  villages: { [village: VillageId]: number };
  /** By station in play: null while the marker lies face down, then what it was. */
  railwayMarkers: { [station: StationId]: RailwayMarker | null };
  /** Prices that a flipped card has raised, for everyone. */
  raised: { [what in Priced]: boolean };
  syndicate: {
    coins: number;
    /** More-purchases markers in force. */
    morePurchases: number;
    hasExtraCoin: boolean;
    /** Its mines and how they are marked: by an engine, or by a coin. */
    mines: OwnMine[];
  };
  isMiningDamaged: boolean;
  /** By round; null until turned over. */
  accidents: (Accident | null)[];
  /** Fields turned over for consolidation this round. */
  consolidated: FieldId[];
  turn: TurnProgress | null;
  accident: AccidentProgress | null;
  consolidation: Consolidation | null;
  players: PlayerPosition[];
  final: FinalScoring[] | null;
}

/** The deal is never changed; what of it was revealed stands in the position, too. */
export interface State extends Position {
  deal: Deal;
}

/** What one viewer may know: the position, which is the same for everybody. */
export type View = Position;

/** @throws RangeError when nobody sits there. */
export function playerAt<P>(position: { readonly players: readonly P[] }, seat: number): P {
  const player = position.players[seat];
  if (player === undefined) throw new RangeError(`Nobody sits in seat ${seat}.`);
  return player;
}
