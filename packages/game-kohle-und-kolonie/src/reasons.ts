// Why a command is refused: typed codes with the figures that a sentence about them needs. Words live in the wording package.

import type { Question } from "./state.ts";
import type { Action, BonusMarker, CardId, FieldId, MineId, Place, Slot, SpaceName, StationId, VillageId } from "./vocabulary.ts";

/** Why a mine can't lie in a slot. */
export type SlotReason =
  | { code: "slot-taken"; slot: Slot }
  /** No slot before it along the arrows is taken. */
  | { code: "slot-not-in-reach"; slot: Slot };

/** Why a step can't be done now. */
export type StepReason =
  | SlotReason
  /** One action a turn: `done` was it. */
  | { code: "action-done"; done: Action }
  | { code: "too-few-coins"; price: number; coins: number }
  | { code: "too-few-workers"; price: number; workers: number }
  /** Neither chosen this round, or used already. */
  | { code: "bonus-not-held"; marker: BonusMarker }
  | { code: "card-not-on-display"; card: number }
  | { code: "village-not-bordering"; village: VillageId; field: FieldId }
  | { code: "no-such-village"; village: VillageId }
  | { code: "no-worker-in-village"; village: VillageId }
  /** No local worker is left at the field, and no own miner stands at an own settlement there. */
  | { code: "no-miner-at-settlement"; village: VillageId }
  | { code: "too-few-miners"; needed: number; supply: number }
  /** The card has no second worker. */
  | { code: "no-second-worker"; card: number }
  /** The first one did not come as a local worker. */
  | { code: "second-without-first"; card: number }
  | { code: "second-miner-place"; at: Place }
  | { code: "engines-not-yet"; fromRound: number }
  | { code: "no-engine-left" }
  | { code: "not-own-mine"; mine: MineId }
  | { code: "has-engine"; on: MineId }
  | { code: "workers-in-village"; village: VillageId; workers: number }
  | { code: "village-full"; village: VillageId; places: number }
  | { code: "settled-already"; village: VillageId }
  | { code: "no-settlement-left" }
  | { code: "too-many-at-settlement"; miners: number; most: number }
  | { code: "no-engineer-left" }
  | { code: "no-such-space"; space: SpaceName }
  | { code: "space-taken"; space: SpaceName }
  | { code: "no-engineer-there"; space: SpaceName }
  | { code: "no-such-place"; place: Place }
  | { code: "place-full"; place: Place; room: number }
  | { code: "no-miner-there"; place: Place }
  /** Miners can't be put on a station or into the supply by placing them. */
  | { code: "no-place-to-place"; place: Place }
  | { code: "same-place"; place: Place }
  /** No way leads from there to there. */
  | { code: "no-way"; from: Place; to: Place }
  | { code: "station-not-joined"; from: Place; station: StationId }
  | { code: "placed-enough"; most: number }
  | { code: "moved-enough"; most: number }
  | { code: "workforce-not-flipped" }
  | { code: "engineers-moved-enough"; most: number }
  | { code: "flipped-already"; card: CardId }
  /** `prices`: how many the card has. `pay` is given exactly where there is more than one. */
  | { code: "pay-needed"; card: CardId; prices: number }
  | { code: "pay-not-needed"; card: CardId }
  | { code: "arrange-count"; of: "miners" | "engineers"; have: number; given: number }
  | { code: "too-few-workers-in-supply"; needed: number; supply: number };

export type SecureReason =
  | { code: "slot-empty"; slot: Slot }
  | { code: "slot-secured"; slot: Slot }
  | { code: "slot-named-twice"; slot: Slot }
  | { code: "slot-not-for-coins"; slot: Slot }
  | { code: "too-many-by-team"; most: number; given: number };

export type Reason =
  /** The host alone makes chance moves, and nothing else. */
  | { code: "host-only" }
  | { code: "no-chance-owed" }
  | { code: "chance-owed" }
  | { code: "another-label"; label: string }
  /** The stones named are not `draws` of those in the bag. */
  | { code: "not-from-the-bag"; draws: number }
  | { code: "game-over" }
  | { code: "not-your-turn"; turn: number }
  | { code: "another-move-asked"; asked: Question }
  | { code: "bonus-not-on-row"; marker: BonusMarker }
  | { code: "bonus-not-yet"; marker: BonusMarker; fromRound: number }
  /** `step`: the index of the first illegal step, from 0. */
  | (StepReason & { step: number })
  /** A step that turns over a railway marker is the last of its command; `step` follows one. */
  | { code: "step-after-marker"; step: number }
  /** Only after turning over a railway marker does a turn go on. */
  | { code: "turn-must-end" }
  | SecureReason
  | SlotReason
  | { code: "too-few-coins"; price: number; coins: number }
  | { code: "bonus-not-held"; marker: BonusMarker }
  | { code: "no-miner-there"; place: Place }
  | { code: "too-few-markers"; marker: "consolidation" | "cart"; have: number; given: number }
  | { code: "bid-too-low"; total: number; leading: number }
  | { code: "bid-too-high"; total: number; most: number }
  | { code: "worker-not-needed" }
  | { code: "no-worker" }
  /** On the front nothing is loaded without a worker or the cart marker. */
  | { code: "markers-without-loading" };
