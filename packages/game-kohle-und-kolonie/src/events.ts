// The facts that follow from accepted commands. Append-only: never renamed, never re-meant.
import type { Arrangement } from "./commands.ts";
import type { FinalScoring, Question } from "./state.ts";
import type {
  Accident,
  BonusMarker,
  FieldId,
  FlipCard,
  MineId,
  Phase,
  Place,
  Priced,
  RailwayMarker,
  Slot,
  SpaceName,
  StationId,
  Stone,
  VillageId,
} from "./vocabulary.ts";

/** Whether it was the turn's action or the bonus marker. */
export type Through = "action" | "bonus";

export type Event = RoundEvent | TurnEvent | AccidentEvent | SyndicateEvent | ConsolidationEvent | AboveGroundEvent;

export type RoundEvent =
  /** `cards` join the display; `coins` is what the syndicate's coins are raised by; `queue` is the order of choosing. */
  | { type: "roundBegan"; round: number; cards: number[]; coins: number; queue: number[] }
  | { type: "phaseBegan"; phase: Phase; queue: number[] }
  | { type: "seatAsked"; seat: number; question: Question }
  /** `space` is from 0. */
  | { type: "bonusChosen"; seat: number; marker: BonusMarker; space: number }
  /** Markers not chosen slide left. */
  | { type: "turnOrderSet"; order: number[]; row: (BonusMarker | null)[] }
  | { type: "gameScored"; final: FinalScoring[] };

export type TurnEvent =
  /** A marker goes to the leftmost free space, in or after whatever phase: used, or not used in its round. */
  | { type: "bonusReturned"; seat: number; marker: BonusMarker; isUsed: boolean; space: number }
  | { type: "extraActionSpent"; seat: number }
  /** `by`: who marks the mine: a miner for the local worker taken, or the one who stood at the own settlement. */
  | {
      type: "mineBought";
      seat: number;
      card: number;
      slot: Slot;
      village: VillageId;
      by: "worker" | "settlement";
      cost: number;
      vp: number;
    }
  | { type: "secondWorkerTaken"; seat: number; village: VillageId; at: Place | null }
  | { type: "engineBought"; seat: number; on: MineId; price: number; through: Through }
  | { type: "settlementBuilt"; seat: number; village: VillageId; miners: number; price: number; through: Through }
  | { type: "engineerPlaced"; seat: number; at: SpaceName; price: number; through: Through }
  | { type: "minerPlaced"; seat: number; at: Place; through: Through }
  | { type: "minerMoved"; seat: number; from: Place; to: Place; through: Through }
  | { type: "engineerMoved"; seat: number; from: SpaceName; to: SpaceName }
  /** The consolidation-aid marker was used for it. */
  | { type: "coinTaken"; seat: number; coins: number }
  /** `spaces`: the pieces on the card afterwards; `arrange`: as it was asked for, null when the pieces kept their spaces. */
  | {
      type: "cardFlipped";
      seat: number;
      card: FlipCard;
      coins: number;
      workers: number;
      vp: number;
      extraActions: number;
      raises: Priced | null;
      miners: { [space: SpaceName]: number };
      engineers: { [space: SpaceName]: number };
      arrange: Arrangement | null;
    }
  /** Negative figures are given. */
  | { type: "traded"; seat: number; coins: number; workers: number }
  /** For a settlement or an engineer by its number, or for what stands on coking's back. */
  | { type: "rewarded"; seat: number; for: "settlement" | "engineer" | "coking"; vp: number; extraActions: number }
  /** `points` and `money` are out at once. */
  | { type: "railwayMarkerTaken"; seat: number; station: StationId; marker: RailwayMarker; vp: number; coins: number }
  /** The seat goes on with the same turn. */
  | { type: "turnPaused"; seat: number }
  | { type: "turnEnded"; seat: number };

export type AccidentEvent =
  | { type: "minesSecured"; seat: number; coins: Slot[]; team: Slot[] }
  | { type: "accidentTurned"; round: number; accident: Accident }
  /** `coins`: what the syndicate loses to black stones. */
  | { type: "stonesDrawn"; result: Stone[]; coins: number; losing: { seat: number; miners: number }[] }
  | { type: "accidentHappened"; accident: Accident }
  | { type: "pointsLost"; seat: number; vp: number }
  /** Nothing to lose, nothing lost: the seat has none but those that mark mines. */
  | { type: "noMinerLeft"; seat: number }
  | { type: "minerLost"; seat: number; from: Place }
  | { type: "miningDamageStruck"; queue: number[] }
  | { type: "damageTaken"; seat: number; pay: "coin" | "points"; coins: number; vp: number };

export type SyndicateEvent =
  | { type: "syndicateBought"; card: number; engine: boolean }
  /** By seat. */
  | { type: "incomeTaken"; coins: number[] }
  /** `fields`: for each field with a player's mine, how many mines count there and what each seat gets. */
  | { type: "boardScored"; vp: number[]; fields: { field: FieldId; mines: number; vp: number[] }[] };

export type ConsolidationEvent =
  /** Empty `order`: nobody bids. */
  | { type: "consolidationTurned"; field: FieldId; order: number[]; basis: number[]; syndicate: number | null; usesExtraCoin: boolean }
  | { type: "declared"; seat: number; aid: boolean; markers: number }
  | { type: "biddingBegan" }
  | { type: "bidMade"; seat: number; total: number }
  | { type: "passed"; seat: number }
  /** `winner` null is the syndicate. `engines`: how many stood on the small mines; `vp`: for small mines lost, by seat. */
  | { type: "fieldConsolidated"; field: FieldId; winner: number | null; coins: number; engines: number; vp: number[] }
  | { type: "largeMinePlaced"; seat: number; field: FieldId; slot: Slot; engine: boolean; vp: number };

export type AboveGroundEvent =
  /** Coking and ironworks. */
  | { type: "cardsPaid"; seat: number; coins: number; vp: number }
  /** `workers` paid; `carts` counted. */
  | {
      type: "loaded";
      seat: number;
      worker: boolean;
      cart: boolean;
      markers: number;
      workers: number;
      carts: number;
      coins: number;
      vp: number;
    };

/** Everything that happens, happens openly. */
export type VisibleEvent = Event;
