// A step taken apart into the choices that make it, in the order they are asked for.
import type {
  Arrangement,
  Components,
  FieldId,
  FlipCard,
  MineId,
  Place,
  PlayerPosition,
  Slot,
  Step,
  VillageId,
} from "@pithead/game-kohle-und-kolonie/client";
import { mineOf, SLOTS } from "@pithead/game-kohle-und-kolonie/client";
import type { Target } from "../board/look.ts";

export type StepKind = Step["step"];

export type Facet =
  /** `via` the bonus marker instead of the turn's action. */
  | { of: "kind"; kind: StepKind; via: boolean }
  | { of: "card"; card: number }
  | { of: "field"; field: FieldId }
  | { of: "village"; village: VillageId }
  | { of: "slot"; slot: Slot }
  /** Where the second local worker comes from; null: none is taken. */
  | { of: "second"; village: VillageId | null }
  /** Where a miner goes for the second local worker; null: nowhere. */
  | { of: "secondAt"; place: Place | null }
  | { of: "on"; on: MineId }
  | { of: "miners"; count: number }
  | { of: "from"; place: Place }
  | { of: "to"; place: Place }
  | { of: "flip"; card: FlipCard }
  | { of: "pay"; pay: "workers" | "coins" | null }
  /** Null: the pieces keep their spaces. */
  | { of: "arrange"; arrange: Arrangement | null }
  | { of: "give"; give: "coins" | "workers" }
  /** Anything that has to do with a part of the board: it was pressed before it was clear what for. */
  | { of: "target"; target: Target };

export type Question = Exclude<Facet["of"], "target">;

export function facetsOf(step: Step, components: Components): Facet[] {
  const kind: Facet = { of: "kind", kind: step.step, via: "via" in step && step.via === "bonus" };
  switch (step.step) {
    case "buyMine":
      return [
        kind,
        { of: "card", card: step.card },
        { of: "field", field: mineOf(components, step.card).field },
        { of: "village", village: step.village },
        { of: "slot", slot: step.slot },
        { of: "second", village: step.second?.village ?? null },
        { of: "secondAt", place: step.second?.at ?? null },
      ];
    case "buyEngine":
      return [kind, { of: "on", on: step.on }];
    case "buildSettlement":
      return [kind, { of: "village", village: step.village }, { of: "miners", count: step.miners }];
    case "placeEngineer":
    case "place":
      return [kind, { of: "to", place: step.at }];
    case "move":
    case "moveEngineer":
      return [kind, { of: "from", place: step.from }, { of: "to", place: step.to }];
    case "takeCoin":
      return [kind];
    case "flip":
      return [
        kind,
        { of: "flip", card: step.card },
        { of: "pay", pay: step.pay ?? null },
        { of: "arrange", arrange: step.arrange ?? null },
      ];
    case "trade":
      return [kind, { of: "give", give: step.give }];
  }
}

/** The part of the board that stands for a choice; undefined where there is none. */
export function targetOf(facet: Facet, player: PlayerPosition): Target | undefined {
  switch (facet.of) {
    case "card":
      return `card:${facet.card}`;
    case "field":
      return `field:${facet.field}`;
    case "village":
      return `place:village:${facet.village}`;
    case "second":
      return facet.village === null ? undefined : `place:village:${facet.village}`;
    case "secondAt":
      return facet.place === null ? undefined : `place:${facet.place}`;
    case "slot":
      return `slot:${facet.slot}`;
    case "on": {
      const slot = SLOTS.find((each) => player.slots[each]?.mine === facet.on);
      return slot === undefined ? `place:${facet.on}` : `mine:${slot}`;
    }
    case "from":
    case "to":
      return `place:${facet.place}`;
    case "flip":
      return `above:${facet.card}`;
    case "target":
      return facet.target;
    case "kind":
    case "miners":
    case "pay":
    case "arrange":
    case "give":
      return undefined;
  }
}

/** The same for the same choice, another for every other. */
export function keyOf(facet: Facet): string {
  return facet.of === "arrange" ? JSON.stringify(facet) : Object.values(facet).join(" ");
}
