// A player's mines, cards and supply in words.
import {
  CARDS,
  componentsOf,
  FLIP_CARDS,
  KEPT_MARKERS,
  mineOf,
  minersAt,
  type Position,
  piecesOn,
  playerAt,
  SLOTS,
  upperSide,
} from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { capital } from "../../parts/capital.ts";
import { useNames } from "../board/words.ts";
import { useSpaceLabel } from "../tableau/card-space.tsx";
import { useFlipWords } from "../tableau/flip-words.ts";
import { useMineSaid } from "../tableau/mine-words.ts";

/** A line for each slot, each above-ground card, and what is in the supply. */
export function useTableauSaid(position: Position): (seat: number) => string[] {
  const t = useTranslations("kohle-und-kolonie");
  const nameOf = useNames(position);
  const mineSaid = useMineSaid();
  const spaceLabel = useSpaceLabel();
  const components = componentsOf(position);
  const flips = useFlipWords(components);
  const { edition } = components;
  return (seat) => {
    const player = playerAt(position, seat);
    const secured = position.accident?.secured[seat] ?? [];
    const slots = SLOTS.map((slot) => {
      const own = player.slots[slot];
      const rescue = minersAt(player, `rescue:${slot}`) > 0 ? "guarded" : secured.includes(slot) ? "secured" : "open";
      const said = own === null ? t("slot.freeShort") : mineSaid(mineOf(components, own.mine), own.engine);
      return `${t("slot.rescue", { slot, rescue })}; ${said}.`;
    });
    const cards = CARDS.map((card) => {
      const side = upperSide(components, player, card);
      const flip = FLIP_CARDS.find((each) => each === card);
      const isFlipped = flip !== undefined && player.flipped[flip];
      const parts = [
        ...(isFlipped ? [t("above.flipped")] : []),
        ...(card === "workforce" ? [t("above.place", { count: side.place }), t("above.move", { count: side.move })] : []),
        ...side.spaces.map((space) => spaceLabel(space, piecesOn(player, space))),
        ...(flip !== undefined && !isFlipped ? [t("inWords.flip", { flip: flips.flip(flip) })] : []),
      ];
      return `${capital(nameOf({ piece: "card", card }))}: ${parts.join("; ")}.`;
    });
    const supply = [
      t("yard.supply", { count: player.supply }),
      t("yard.engineers", { count: player.engineersLeft }),
      t("yard.settlements", { count: edition.start.settlements - player.settlements.length }),
      t("yard.coins", { count: player.coins }),
      t("yard.workers", { count: player.workers }),
      t("yard.extraActions", { count: player.extraActions }),
      ...KEPT_MARKERS.filter((marker) => player.markers[marker] > 0).map(
        (marker) => `${nameOf({ piece: "railway", marker })}: ${player.markers[marker]}`,
      ),
      ...(player.bonus === null ? [] : [nameOf({ piece: "bonus", marker: player.bonus })]),
      ...(player.enginesBeside === 0 ? [] : [t("yard.enginesBeside", { count: player.enginesBeside })]),
    ];
    return [...slots, ...cards, `${supply.join("; ")}.`];
  };
}
