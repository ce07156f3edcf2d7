// Loading: carts that are counted and what they bring (§5.1.9, §5.2.5).
import type { Components } from "../components.ts";
import type { Space } from "../components-above-ground.ts";
import type { PlayerPosition } from "../state.ts";
import { filledSpaces, upperSide } from "./above-ground.ts";
import { ownMineCards } from "./slots.ts";

/** What loading costs in local workers, and the cart symbols on own mines. */
export function loadingOf(components: Components, player: PlayerPosition): { price: number; symbols: number } {
  const symbols = ownMineCards(components, player).filter(({ bonus }) => bonus === "cart").length;
  return { price: upperSide(components, player, "loading").workers, symbols };
}

/** VP for every cart, and coins by filled spaces. */
export function loadingPays(components: Components, player: PlayerPosition, carts: number): { coins: number; vp: number } {
  return { coins: mostCoins(filledSpaces(components, player, "loading"), carts), vp: carts * components.aboveGround.vpPerCart };
}

/** The most lucrative choice of spaces, each of which needs its own carts. */
function mostCoins([space, ...others]: readonly Space[], carts: number): number {
  if (space === undefined) return 0;
  const without = mostCoins(others, carts);
  return space.carts > carts ? without : Math.max(without, space.coins + mostCoins(others, carts - space.carts));
}
