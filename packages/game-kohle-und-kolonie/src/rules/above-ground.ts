// The upper sides of a player's above-ground cards and what fills their spaces (§5.2).
import type { Components } from "../components.ts";
import { isFlipCard, type Side, type Space } from "../components-above-ground.ts";
import type { PlayerPosition } from "../state.ts";
import type { CardId, SpaceName } from "../vocabulary.ts";

export function upperSide({ aboveGround }: Components, player: PlayerPosition, card: CardId): Side {
  return isUp(player, card) ? aboveGround.back[card] : aboveGround.front[card];
}

/** The space of that name on an upper side; undefined when no upper side shows it. */
export function spaceOf({ aboveGround }: Components, player: PlayerPosition, name: SpaceName): Space | undefined {
  const space = aboveGround.spaces.get(name);
  return space && (isUp(player, space.card) ? space.back : space.front);
}

/** How many pieces stand on a space. */
export function piecesOn(player: PlayerPosition, { name, holds }: Space): number {
  return player[holds === "steamEngines" ? "engines" : holds][name] ?? 0;
}

/** A pair space counts only with 2 miners. */
export function filledSpaces(components: Components, player: PlayerPosition, card: CardId): Space[] {
  return upperSide(components, player, card).spaces.filter((space) => piecesOn(player, space) >= space.room);
}

function isUp(player: PlayerPosition, card: CardId): boolean {
  return isFlipCard(card) && player.flipped[card];
}
