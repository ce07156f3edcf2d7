// What a choice comes to, under its name: what it costs, what it pays, what it secures.
"use client";

import {
  bonusCard,
  componentsOf,
  currentPrice,
  loadingPreview,
  mineOf,
  minersAt,
  type Position,
  playerAt,
  rateOf,
  spaceOf,
  unsecuredSlots,
} from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useSpaceLabel } from "../tableau/card-space.tsx";
import { useFlipWords } from "../tableau/flip-words.ts";
import type { Facet, StepKind } from "../turn/facets.ts";
import type { Answer } from "../turn/picks.ts";

const PRICED_KINDS = { buyEngine: "steamEngine", buildSettlement: "settlement", placeEngineer: "engineer" } as const;

export interface OptionNotes {
  /** `after`: the position that the steps so far have led to; `chosen`: of the next one. Undefined when there is nothing to add. */
  option(after: Position, seat: number, facet: Facet, chosen?: readonly Facet[]): string | undefined;
  answer(position: Position, seat: number, answer: Answer): string | undefined;
}

export function useOptionNotes(position: Position): OptionNotes {
  const t = useTranslations("kohle-und-kolonie");
  const components = componentsOf(position);
  const flips = useFlipWords(components);
  const spaceLabel = useSpaceLabel();

  const kindNote = (after: Position, kind: StepKind, via: boolean): string | undefined => {
    if (kind === "buyEngine" || kind === "buildSettlement" || kind === "placeEngineer")
      return t("note.price", { coins: currentPrice(after, PRICED_KINDS[kind], via ? "bonus" : "action") });
    return via ? t("note.viaBonus") : undefined;
  };
  /** What a miner or an engineer does there. */
  const placeNote = (after: Position, seat: number, name: string): string | undefined => {
    const at = components.places.get(name);
    const player = playerAt(after, seat);
    if (at?.kind === "rescue")
      return t("note.rescue", {
        has: player.slots[at.slot] === null ? "none" : unsecuredSlots(player).includes(at.slot) ? "open" : "safe",
      });
    if (at?.kind === "station")
      return after.railwayMarkers[at.station] === null ? t("note.marker") : t("note.station", { vp: components.edition.final.stationVp });
    if (at?.kind === "village") return t("note.atSettlement", { count: minersAt(player, name) });
    if (at?.kind === "supply") return undefined;
    const space = spaceOf(components, player, name);
    return space && spaceLabel(space, player[space.holds === "miners" ? "miners" : "engineers"][name] ?? 0);
  };
  const option: OptionNotes["option"] = (after, seat, facet, chosen = []) => {
    switch (facet.of) {
      case "kind":
        return kindNote(after, facet.kind, facet.via);
      case "card": {
        const { cost, income, bonus, vp } = mineOf(components, facet.card);
        return t("note.mine", { cost, income, bonus: bonus ?? "none", vp });
      }
      case "on": {
        const space = typeof facet.on === "string" ? components.aboveGround.spaces.get(facet.on) : undefined;
        return space ? t("note.cokingEngine") : t("note.engine");
      }
      case "village": {
        const count = after.villages[facet.village] ?? 0;
        return count > 0 ? t("note.village", { count }) : t("note.settlementThere");
      }
      case "second": {
        const { village } = facet;
        if (village === null) return undefined;
        // The first one has left by then.
        const gone = chosen.some((first) => first.of === "village" && first.village === village) ? 1 : 0;
        return t("note.village", { count: (after.villages[village] ?? 0) - gone });
      }
      case "secondAt":
        return facet.place === null ? undefined : placeNote(after, seat, facet.place);
      case "to":
        return placeNote(after, seat, facet.place);
      case "from":
        return undefined;
      case "flip": {
        const { prices } = components.aboveGround.flips[facet.card];
        const gain = flips.gain(facet.card);
        const costs = prices.map(flips.price).join(t("flip.or"));
        return gain === "" ? costs : t("note.flip", { costs, gain });
      }
      case "give": {
        const { give, get } = rateOf(components, facet.give);
        return t("note.trade", { give: flips.price(give), get: flips.price(get) });
      }
      case "miners":
        return t("note.miners", { supply: playerAt(after, seat).supply });
      case "field":
      case "slot":
      case "pay":
      case "arrange":
      case "target":
        return undefined;
    }
  };
  const answer = (now: Position, seat: number, command: Answer): string | undefined => {
    switch (command.type) {
      case "chooseBonus":
        return t("note.bonus", {
          space: now.bonusRow.indexOf(command.marker) + 1,
          coins: bonusCard(components, command.marker).cost,
          effect: t(`bonusEffect.${command.marker}`),
        });
      case "lose":
        return placeNote(now, seat, command.from);
      case "damage": {
        const { coins, vp } = playerAt(now, seat);
        return command.pay === "coin" ? t("note.coinsLeft", { left: coins - 1 }) : t("note.vpLeft", { left: Math.max(0, vp - 2) });
      }
      case "declare":
        return t("note.total", { total: declaredTotal(now, seat, command) });
      case "load":
        return t("note.load", loadingPreview(now, seat, command));
      case "bid":
      case "pass":
      case "placeMine":
        return undefined;
    }
  };
  return { option, answer };
}

/** Basis with what is declared: 2 for the consolidation-aid marker, 1 for each kept marker. */
function declaredTotal({ consolidation }: Position, seat: number, { aid, markers }: Extract<Answer, { type: "declare" }>): number {
  const basis = consolidation?.basis[consolidation.order.indexOf(seat)] ?? 0;
  return basis + (aid ? 2 : 0) + markers;
}
