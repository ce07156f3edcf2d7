// The final scoring of one player, taken apart (rulebook, "End of the game").
import { FINAL, tileCard } from "../components.ts";
import type { FinalScoring, PlayerPosition } from "../state.ts";
import { cubesOf } from "./cubes.ts";

/** All VP but `marks`, `cubes`, `outstanding` and the tile counts. `vpBefore` is what the player has before it. */
export function finalScoringOf(player: PlayerPosition): FinalScoring {
  const cubes = cubesOf(player).length;
  const outstanding = player.outstanding.length;
  const lightTiles = player.tiles.filter(({ kind }) => tileCard(kind).side === "light").length;
  const darkTiles = player.tiles.length - lightTiles;
  const marksVp = Math.floor(player.marks / FINAL.marksPerVp);
  const cubesVp = Math.floor(cubes / FINAL.cubesPerVp);
  // Both rates are negative; adding 0 keeps a -0 out of the record.
  const outstandingVp = outstanding * FINAL.perOutstandingOrder + 0;
  const imbalanceVp = Math.abs(lightTiles - darkTiles) * FINAL.perTileImbalance + 0;
  return {
    vpBefore: player.vp,
    marks: player.marks,
    marksVp,
    cubes,
    cubesVp,
    outstanding,
    outstandingVp,
    lightTiles,
    darkTiles,
    imbalanceVp,
    total: player.vp + marksVp + cubesVp + outstandingVp + imbalanceVp,
    marksLeft: player.marks % FINAL.marksPerVp,
  };
}
