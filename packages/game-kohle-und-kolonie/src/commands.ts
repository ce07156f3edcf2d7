// What a player may ask for: the moves of the record, in its notation (`kohle-und-kolonie.md`).
import type { BonusMarker, FlipCard, MineId, Place, Slot, SpaceName, Stone, VillageId } from "./vocabulary.ts";

/** `via` the bonus marker instead of the turn's action. */
export type Via = { via?: "bonus" };

/** One step of a turn. Steps are applied in order. */
export type Step =
  | BuyMine
  | BuyEngine
  | BuildSettlement
  | PlaceEngineer
  | PlaceMiner
  | MoveMiner
  | MoveEngineer
  | { step: "takeCoin" }
  | FlipStep
  | Trade;

/** `second`: another local worker, for a card with that bonus; `at`: where a miner goes for it. */
export type BuyMine = {
  step: "buyMine";
  card: number;
  village: VillageId;
  slot: Slot;
  second?: { village: VillageId; at?: Place };
};
/** `on`: an own mine, or a space for an engine. */
export type BuyEngine = { step: "buyEngine"; on: MineId } & Via;
export type BuildSettlement = { step: "buildSettlement"; village: VillageId; miners: number } & Via;
export type PlaceEngineer = { step: "placeEngineer"; at: SpaceName } & Via;
export type PlaceMiner = { step: "place"; at: Place } & Via;
export type MoveMiner = { step: "move"; from: Place; to: Place } & Via;
export type MoveEngineer = { step: "moveEngineer"; from: SpaceName; to: SpaceName };
/** One entry a piece; a pair space is named twice for two miners. */
export type Arrangement = { miners: SpaceName[]; engineers: SpaceName[] };
export type FlipStep = { step: "flip"; card: FlipCard; pay?: "workers" | "coins"; arrange?: Arrangement };
export type Trade = { step: "trade"; give: "coins" | "workers" };

export type ChooseBonus = { type: "chooseBonus"; marker: BonusMarker };
/** `end` is false only where the last step turns over a railway marker and the player goes on with the same turn. */
export type Turn = { type: "turn"; steps: Step[]; end: boolean };
export type Secure = { type: "secure"; coins: Slot[]; team: Slot[] };
export type Chance = { type: "chance"; label: string; result: Stone[] };
export type Lose = { type: "lose"; from: Place };
export type Damage = { type: "damage"; pay: "coin" | "points" };
export type Declare = { type: "declare"; aid: boolean; markers: number };
export type Bid = { type: "bid"; total: number };
export type Pass = { type: "pass" };
export type PlaceMine = { type: "placeMine"; slot: Slot };
export type Load = { type: "load"; worker: boolean; cart: boolean; markers: number };

export type Command = ChooseBonus | Turn | Secure | Chance | Lose | Damage | Declare | Bid | Pass | PlaceMine | Load;

/** Everything that is asked for is asked openly. */
export type VisibleCommand = Command;
