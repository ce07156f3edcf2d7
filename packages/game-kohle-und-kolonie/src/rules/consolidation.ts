// Who takes part in a consolidation, with what basis, and what the small mines leave behind (§5.1.8, §5.2.4).
import { type Components, componentsOf, fieldOf, type MineCard } from "../components.ts";
import type { Event } from "../events.ts";
import { type OwnMine, type PlayerPosition, type Position, playerAt } from "../state.ts";
import type { FieldId } from "../vocabulary.ts";
import { filledSpaces } from "./above-ground.ts";
import { closeUp, ownMines } from "./slots.ts";

const EXTRA_COIN = 1;

/** The players with a small mine in the field, in descending order of their highest card number there. */
export function takersOf(position: Position, field: FieldId): number[] {
  const highest = position.players.map((_, seat) => Math.max(0, ...lostMines(position, seat, field).map(({ mine }) => Number(mine))));
  return [...highest.keys()]
    .filter((seat) => (highest[seat] ?? 0) > 0)
    .toSorted((one, other) => (highest[other] ?? 0) - (highest[one] ?? 0));
}

/** The small mines of the field that the seat has, and loses. */
export function lostMines(position: Position, seat: number, field: FieldId): OwnMine[] {
  const { smallMines } = fieldOf(componentsOf(position), field);
  return ownMines(playerAt(position, seat)).filter(({ mine }) => smallMines.some(({ id }) => id === mine));
}

/** Costs of the own small mines there, and administration. */
export function basisOf(position: Position, seat: number, field: FieldId): number {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  return costsIn(components, field, ({ id }) => ownMines(player).some(({ mine }) => mine === id)) + administrationOf(components, player);
}

/** 1 for each filled space; a pair space with one miner is not filled. */
export function administrationOf(components: Components, player: PlayerPosition): number {
  return filledSpaces(components, player, "administration").reduce((sum, { consolidation }) => sum + consolidation, 0);
}

/** Its coins, the extra coin, and the costs of its own and of the unsold small mines; null where it has none there. */
export function syndicateBasis(position: Position, field: FieldId): number | null {
  const components = componentsOf(position);
  const { coins, hasExtraCoin } = position.syndicate;
  const isIts = ({ id }: MineCard) => position.display.includes(id) || position.syndicate.mines.some(({ mine }) => mine === id);
  const takesPart = fieldOf(components, field).smallMines.some(isIts);
  return takesPart ? coins + (hasExtraCoin ? EXTRA_COIN : 0) + costsIn(components, field, isIts) : null;
}

function costsIn(components: Components, field: FieldId, isCounted: (card: MineCard) => boolean): number {
  return fieldOf(components, field).smallMines.reduce((sum, card) => (isCounted(card) ? sum + card.cost : sum), 0);
}

/** Steam engines on the field's small mines, everyone's and the syndicate's. */
export function enginesIn(position: Position, field: FieldId): number {
  const own = position.players.flatMap((_, seat) => lostMines(position, seat, field));
  return [...own, ...syndicateMinesIn(position, field)].filter(({ engine }) => engine).length;
}

function syndicateMinesIn(position: Position, field: FieldId): OwnMine[] {
  const { smallMines } = fieldOf(componentsOf(position), field);
  return position.syndicate.mines.filter(({ mine }) => smallMines.some(({ id }) => id === mine));
}

/** The small mines leave the game, unsold ones too; their miners go home, their engines to the winner. */
export function consolidate(
  position: Position,
  { field, winner, coins, engines, vp }: Extract<Event, { type: "fieldConsolidated" }>,
): void {
  const { syndicate, supply } = position;
  const { smallMines } = fieldOf(componentsOf(position), field);
  const isGone = (id: unknown) => smallMines.some((card) => card.id === id);
  for (const [seat, player] of position.players.entries()) {
    const lost = lostMines(position, seat, field).length;
    player.supply += lost;
    player.vp += vp[seat] ?? 0;
    if (lost > 0) closeUp(player, (mine) => !isGone(mine));
  }
  syndicate.mines = syndicate.mines.filter(({ mine }) => !isGone(mine));
  position.display = position.display.filter((card) => !isGone(card));
  if (winner === null) {
    position.consolidation = null;
    supply.engines += engines;
    const isMarkedByEngine = supply.engines > 0;
    if (isMarkedByEngine) supply.engines--;
    syndicate.mines.push({ mine: field, engine: isMarkedByEngine });
    return;
  }
  const player = playerAt(position, winner);
  player.coins -= coins;
  player.supply--;
  player.enginesBeside += Math.max(0, engines - 1);
  if (position.consolidation !== null)
    position.consolidation = { ...position.consolidation, stage: "place", won: { seat: winner, engine: engines > 0 } };
}
