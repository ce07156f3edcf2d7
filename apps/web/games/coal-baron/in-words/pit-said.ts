// A player's pit and orders in words.
import { COLORS, type Color, finalScoringOf, type PlayerPosition, tileCard } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { linesOf } from "../../../parts/pieces/why.tsx";
import { capital } from "../../parts/capital.ts";
import { useBoardWords, useDeliveredWhy, useSpeaker } from "../board/words.ts";

/** A line for each level, then cage, storage, balance, and every order. */
export function usePitSaid(): (player: PlayerPosition) => string[] {
  const t = useTranslations("coal-baron");
  const speaker = useSpeaker();
  const words = useBoardWords();
  const deliveredSaid = useDeliveredWhy();
  const cubesSaid = (cubes: readonly Color[]) =>
    COLORS.flatMap((color) => {
      const count = cubes.filter((cube) => cube === color).length;
      return count === 0 ? [] : [speaker.name({ piece: "cubes", color, count })];
    }).join(", ");
  return (player) => {
    const levels = COLORS.map((level) => {
      const tiles = player.tiles.filter(({ kind }) => tileCard(kind).color === level);
      const carts = [player.preprinted[level], ...tiles.flatMap(({ cubes }) => cubes)];
      const full = carts.filter((cube) => cube !== null);
      const light = tiles.filter(({ kind }) => tileCard(kind).side === "light").length;
      return t("inWords.level", {
        level: t(`levelName.${level}`),
        full: full.length,
        cubes: cubesSaid(full),
        empty: carts.length - full.length,
        light,
        dark: tiles.length - light,
      });
    });
    const stored = cubesSaid(COLORS.flatMap((color) => Array.from({ length: player.storage[color] }, () => color)));
    const { lightTiles: light, darkTiles: dark, imbalanceVp } = finalScoringOf(player);
    return [
      ...levels,
      t("inWords.cage", { at: player.cageAt, count: player.cage.length, cubes: cubesSaid(player.cage) }),
      t("inWords.storage", { count: stored === "" ? 0 : 1, cubes: stored }),
      `${t("pit.balance", { light, dark, vp: -imbalanceVp })}.`,
      ...(player.outstanding.length === 0 ? [t("desk.none")] : []),
      ...player.outstanding.map((order) => `${capital(words.outstanding(order))}.`),
      linesOf([`${t("rival.delivered", { count: player.deliveredCount, vp: player.deliveredVp })}.`, deliveredSaid(player)]),
    ];
  };
}
